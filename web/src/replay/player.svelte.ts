/** Where one is in a recorded game, and how it plays on by itself. */

import { neighbour, within, type Course } from './course';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Pace = (typeof SPEEDS)[number];

/** How long a moment stays at speed 1, in milliseconds. */
const STAY = 1200;

export class Player {
	#at = $state(0);
	#playing = $state(false);
	#onwards = $state(false);
	speed = $state<Pace>(1);
	#timer: ReturnType<typeof setTimeout> | undefined;
	readonly #ticks: readonly number[];
	readonly #epochs: readonly number[];

	constructor(
		readonly course: Course,
		at: number
	) {
		this.#ticks = course.ticks.map(({ version }) => version);
		this.#epochs = course.epochs.map(({ from }) => from);
		this.#at = within(course, at);
	}

	get at(): number {
		return this.#at;
	}

	get playing(): boolean {
		return this.#playing;
	}

	/** Whether the last step was one on, so that what happened can be shown as motion. */
	get onwards(): boolean {
		return this.#onwards;
	}

	go(at: number): void {
		const to = within(this.course, at);
		this.#onwards = to === this.#at + 1;
		this.#at = to;
	}

	/** One move on or back; whoever steps wants to look, so nothing plays on by itself. */
	step(by: 1 | -1): void {
		this.pause();
		this.go(this.#at + by);
	}

	/** To the next or last auction, in the dice game the turn. */
	toTick(by: 1 | -1): void {
		this.pause();
		this.go(neighbour(this.#ticks, this.#at, by, this.course.last));
	}

	toEpoch(by: 1 | -1): void {
		this.pause();
		this.go(neighbour(this.#epochs, this.#at, by, this.course.last));
	}

	/** Play on, from the beginning where the game is at its end; or stop. */
	toggle(): void {
		if (this.#playing) return this.pause();
		if (this.#at === this.course.last) this.go(0);
		this.#playing = true;
		this.#wait();
	}

	/** The next speed, and after the last the first. */
	faster(): void {
		this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
	}

	pause(): void {
		clearTimeout(this.#timer);
		this.#playing = false;
	}

	#wait(): void {
		this.#timer = setTimeout(() => {
			this.go(this.#at + 1);
			if (this.#at === this.course.last) this.pause();
			else this.#wait();
		}, STAY / this.speed);
	}
}
