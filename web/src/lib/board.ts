/** What the tables of both games are given; they know no rules, and no server. */
import type { Snippet } from 'svelte';
import type {
	CounselStruct,
	DiceMove,
	DiceSeen,
	DiceView,
	RaMove,
	RaSeen,
	RaView,
	RefusalStruct,
	ResultStruct,
	ScoreNowStruct
} from './wire';

/** Who sits somewhere, in a game or in a record of one. */
export type Person = {
	name: string;
	/** Which of the five sigils, from 0. */
	sigil: number;
	/** What names the bot that plays there, "" for a person. */
	bot: string;
	you: boolean;
	present: boolean;
};

export interface BoardProps<View, Move, Seen> {
	view: View;
	seats: Person[];
	/** One's own seat; null: watching, or a replay. */
	seat: number | null;
	asked: number | null;
	/** One's own legal moves; none unless one is asked. */
	options: readonly Move[];
	/** What has just happened, for motion. */
	fresh: readonly Seen[];
	/** Every move so far, where it is known. */
	history?: readonly Seen[];
	standing?: number | null;
	clocks?: readonly (number | null)[];
	/** Whether several people play at this device. */
	shared?: boolean;
	result?: ResultStruct | null;
	/** By seat what it would score if the epoch ended now, as far as one may know. */
	scoreNow?: readonly (ScoreNowStruct | null)[];
	/** Worth, odds and margins, where the table gives them. */
	counsel?: CounselStruct | null;
	/** Why the last thing was not done. */
	refusal?: RefusalStruct | null;
	play?: (move: string) => void;
	stand?: (limit: number) => void;
	withdraw?: () => void;
	/** What is being decided, in words. */
	sentence: string;
	/** The left column: log, chat, bag. */
	side: Snippet;
}

export type RaBoardProps = BoardProps<RaView, RaMove, RaSeen>;
export type DiceBoardProps = BoardProps<DiceView, DiceMove, DiceSeen>;
