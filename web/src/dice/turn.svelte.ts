/** What a person has chosen so far in a decision: lifted dice, rows for markers, one thing to do. */
import type { DiceBoardProps } from '../lib/board';
import { confirmsAll } from '../lib/settings.svelte';
import type { Colour, DiceMove } from '../lib/wire';
import {
	civFor,
	diceOf,
	facesOf,
	fits,
	lightOf,
	liftable,
	optionFor,
	rollOf,
	targetsOf,
	toAdd,
	toggled,
	type Lifted,
	type Light,
	type Target
} from './choices';


export class Turn {
	#read: () => DiceBoardProps;
	lifted = $state.raw<Lifted>([]);
	/** Rows chosen for civilization markers, where several go down at once. */
	marks = $state.raw<readonly Colour[]>([]);
	/** A disaster or a loss that waits for its second press. */
	picked = $state.raw<DiceMove | null>(null);

	/** A move that was pressed once, where every move needs a second press. */
	doubted = $state.raw<DiceMove | null>(null);

	constructor(read: () => DiceBoardProps) {
		this.#read = read;
	}

	options = $derived.by(() => this.#read().options);
	asked = $derived.by(() => this.options.length > 0);
	faces = $derived.by(() => facesOf(this.#read().view.dice));
	liftable = $derived.by(() => liftable(this.options, this.#read().view.dice));
	targets = $derived.by(() => new Map(targetsOf(this.options).map((one) => [one.key, one])));
	disasters = $derived.by(() => this.options.filter((one) => one.type === 'declare_disaster'));
	losses = $derived.by(() => this.options.filter((one) => one.type === 'lose'));
	keep = $derived.by(() => this.options.find((one) => one.type === 'keep') ?? null);
	end = $derived.by(() => this.options.find((one) => one.type === 'end') ?? null);
	rolls = $derived.by(() => this.options.some((one) => one.type === 'roll'));

	/** The options that the lifted dice are for, all places together. */
	fitting = $derived.by(() =>
		this.lifted.length === 0
			? []
			: this.options.filter((one) => one.type !== 'roll' && fits(one, this.lifted, this.faces))
	);

	/** The one option that the main button plays; null while there are none or several. */
	deed = $derived.by((): DiceMove | null => {
		if (this.doubted) return this.doubted;
		if (this.picked) return this.picked;
		if (this.rolls) return rollOf(this.options, this.lifted);
		if (this.marks.length > 0) {
			const marked = civFor(this.options, this.marks, this.lifted, this.faces);
			if (marked && fits(marked, this.lifted, this.faces)) return marked;
			return null;
		}
		const [only, ...others] = this.fitting;
		return only && others.length === 0 ? only : null;
	});

	/** Whether anything is chosen that could be put back. */
	chosen = $derived.by(() => this.lifted.length > 0 || this.picked !== null || this.doubted !== null);

	clear(): void {
		this.lifted = [];
		this.marks = [];
		this.picked = null;
		this.doubted = null;
	}

	lift(colour: Colour): void {
		if (!this.liftable.has(colour)) return;
		this.lifted = toggled(this.lifted, colour);
		this.marks = this.marks.filter((one) => this.lifted.includes(one));
		this.picked = null;
		this.doubted = null;
	}

	pick(option: DiceMove): void {
		const again = this.picked?.text === option.text;
		this.clear();
		this.picked = again ? null : option;
	}

	play(option: DiceMove | null): void {
		// what was picked has had its first press
		const sure = !confirmsAll() || option === this.picked || option?.text === this.doubted?.text;
		if (!sure) this.doubted = option;
		else if (option) this.#read().play?.(option.text);
	}

	light(key: string): Light {
		return lightOf(this.targets.get(key), this.lifted, this.faces);
	}

	/** The dice to add to the lifted ones for a place, or all its dice where others are lifted. */
	wanted(target: Target): readonly Colour[] {
		const [cheapest] = target.options;
		return toAdd(target, this.lifted, this.faces) ?? (cheapest ? diceOf(cheapest) : []);
	}

	/** A press on a place: a lit one is done, a dashed one lifts its dice. */
	press(target: Target): void {
		this.picked = null;
		if (target.kind === 'civ' && target.colour) this.#pressRow(target, target.colour);
		else {
			const option = optionFor(target, this.lifted, this.faces);
			if (option) this.play(option);
			else this.#liftFor(target.options);
		}
	}

	/** Rows are chosen one by one where several markers may go down; a second press does it. */
	#pressRow(target: Target, colour: Colour): void {
		const fitting = target.options.filter((one) => fits(one, this.lifted, this.faces));
		const single = fitting.find((one) => one.type === 'place_civ' && one.markers.length === 1);
		if (single && this.marks.every((one) => one === colour)) return this.play(single);
		this.doubted = null;
		if (this.marks.includes(colour)) {
			this.marks = this.marks.filter((one) => one !== colour);
			return;
		}
		const marks = [...this.marks, colour];
		const leads = (one: DiceMove) =>
			one.type === 'place_civ' && marks.every((mark) => one.markers.includes(mark));
		if (fitting.some(leads)) {
			this.marks = marks;
			return;
		}
		const grown = civFor(this.options, marks, this.lifted, this.faces);
		const wanted = grown ?? civFor(this.options, [colour], [], this.faces);
		const option = wanted ?? target.options[0];
		if (option?.type !== 'place_civ') return;
		this.lifted = diceOf(option);
		this.marks = wanted ? option.markers : [colour];
	}

	/** Lift the dice of an option: one that goes on from those lifted, else the cheapest. */
	#liftFor(options: readonly DiceMove[]): void {
		const further = options.find((one) => this.lifted.every((die) => diceOf(one).includes(die)));
		const option = further ?? options[0];
		this.doubted = null;
		this.marks = [];
		this.lifted = option ? diceOf(option) : [];
	}
}
