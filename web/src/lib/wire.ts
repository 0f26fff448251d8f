// Everything that goes between the browser and the server.
// Written by `python -m tools.wire`; a test checks that it is fresh.

export const WIRE = 1;

/** How many signs texts may have. */
export const LIMITS = {
	name: 24,
	chat: 300,
	word: 64,
	move: 200
} as const;

/** Numbers that stand in the rulebooks for every table, for boards and for words. */
export const RULEBOOK = {
	epochs: 3,
	throws: 3,
	spaces: 13
} as const;

export type Ended = 'abandoned' | 'agreed' | 'finished' | 'left';

export type Farewell =
	| 'deleted'
	| 'kicked'
	| 'left'
	| 'other-wire-version'
	| 'refused'
	| 'replaced'
	| 'stopping'
	| 'too-fast'
	| 'too-slow';

export type HostAction =
	| 'close'
	| 'close_link'
	| 'kick'
	| 'mute'
	| 'open_link'
	| 'reinvite'
	| 'seat_bot'
	| 'unmute';

export type Pace = 'brisk' | 'calm' | 'instant';

export type Scores = 'hidden' | 'open';

export type SeatKind = 'bot' | 'open' | 'person';

export type Stage = 'gathering' | 'over' | 'playing' | 'sealing';

export type RaMove = RaDraw | RaInvokeRa | RaPlayGod | RaDone | RaBid | RaPass | RaLose | RaDrawn;

export type RaEvent =
	| RaTileDrawn
	| RaRaDrawn
	| RaAuctionOpened
	| RaBidMade
	| RaPassed
	| RaAuctionWon
	| RaUnsold
	| RaGodPlayed
	| RaDisasterStruck
	| RaTilesLost
	| RaEpochEnded
	| RaEpochScored
	| RaTilesDiscarded
	| RaEpochBegan
	| RaGameOver;

export type DiceMove =
	| DiceRoll
	| DiceKeep
	| DiceAdvancePharaoh
	| DiceAdvanceNile
	| DiceFloodNile
	| DicePlaceCiv
	| DicePlaceMonument
	| DiceDeclareDisaster
	| DiceLose
	| DiceEnd
	| DiceRolled;

export type DiceEvent =
	| DiceDiceRolled
	| DiceRaAdvanced
	| DiceSunsScored
	| DiceAdvanced
	| DiceFlooded
	| DiceCivPlaced
	| DiceMonumentPlaced
	| DiceDisasterDeclared
	| DiceRetreated
	| DiceFloodLost
	| DiceMarkerLost
	| DiceSpared
	| DiceTurnEnded
	| DiceAnkhsScored
	| DiceEpochEnded
	| DiceEpochScored
	| DicePharaohMoved
	| DiceMarkersReturned
	| DiceEpochBegan
	| DiceGameOver;

export type ClientMessage =
	| Hello
	| Move
	| Stand
	| Withdraw
	| Commit
	| Reveal
	| Say
	| Advise
	| TakeBack
	| AgreeEnd
	| DisagreeEnd
	| HandOver
	| TakeSeatBack
	| Ping;

export type RaServerMessage =
	| Welcome
	| Table
	| Accepted
	| Refused
	| Said
	| Advice
	| Pong
	| Bye
	| RaUpdate;

export type DiceServerMessage =
	| Welcome
	| Table
	| Accepted
	| Refused
	| Said
	| Advice
	| Pong
	| Bye
	| DiceUpdate;

export type ServerMessage = RaServerMessage | DiceServerMessage;

/** The first message: which table, as whom, and what is known already. */
export type Hello = {
	readonly type: 'hello';
	/** The version of the wire that the client speaks. */
	readonly wire: number;
	/** The id of the table. */
	readonly table: string;
	/** The seat that the client plays; null to watch. */
	readonly seat: number | null;
	/** The version that the client has; everything after it is sent. */
	readonly since: number;
	/** That of the seat, for programs; browsers have a cookie. */
	readonly secret?: string;
	/** The number of the last line of chat that the client has; the lines after it are sent. */
	readonly said?: number;
};

/** Play a move. */
export type Move = {
	readonly type: 'move';
	/** Chosen by the client; the answer to a command has the id of the command. */
	readonly id: string;
	/** The version that the player has seen. */
	readonly version: number;
	/** The text of the move, as in game files. */
	readonly move: string;
};

/** Bid by itself up to a limit, as long as this auction runs. */
export type Stand = {
	readonly type: 'stand';
	/** Chosen by the client; the answer to a command has the id of the command. */
	readonly id: string;
	/** The version that the player has seen. */
	readonly version: number;
	/** The highest sun to bid. */
	readonly limit: number;
};

/** Take the limit of a standing bid away. */
export type Withdraw = {
	readonly type: 'withdraw';
	/** Chosen by the client; the answer to a command has the id of the command. */
	readonly id: string;
	/** The version that the player has seen. */
	readonly version: number;
};

/** Promise a word for the seal, before anybody tells one. */
export type Commit = {
	readonly type: 'commit';
	/** Chosen by the client; the answer to a command has the id of the command. */
	readonly id: string;
	/** The SHA-256 hash of the word as UTF-8, in hexadecimal digits. */
	readonly commitment: string;
};

/** Tell the word that was promised. */
export type Reveal = {
	readonly type: 'reveal';
	/** Chosen by the client; the answer to a command has the id of the command. */
	readonly id: string;
	/** At most 64 printable signs without spaces, commas and number signs. */
	readonly word: string;
};

/** Say something to everybody at the table. */
export type Say = {
	readonly type: 'say';
	/** Chosen by the client; the answer to a command has the id of the command. */
	readonly id: string;
	/** What is said, on one line. */
	readonly text: string;
};

/** Ask what to do; the answer is `advice`. */
export type Advise = {
	readonly type: 'advise';
	/** Chosen by the client; the answer to a command has the id of the command. */
	readonly id: string;
	/** The version that the player has seen. */
	readonly version: number;
	/** How many simulations to spend. */
	readonly budget: number;
};

/** Go back to where so many moves had been played, where one plays alone or all share a device. */
export type TakeBack = {
	readonly type: 'take_back';
	/** Chosen by the client; the answer to a command has the id of the command. */
	readonly id: string;
	/** How many moves stay. */
	readonly number: number;
};

/** Agree to end the game without a result; it ends when all people have agreed. */
export type AgreeEnd = {
	readonly type: 'agree_end';
	/** Chosen by the client; the answer to a command has the id of the command. */
	readonly id: string;
};

/** Play on after all: take the agreement to end the game back. */
export type DisagreeEnd = {
	readonly type: 'disagree_end';
	/** Chosen by the client; the answer to a command has the id of the command. */
	readonly id: string;
};

/** Give a seat to a bot: one's own, or that of somebody who has been away for two minutes. */
export type HandOver = {
	readonly type: 'hand_over';
	/** Chosen by the client; the answer to a command has the id of the command. */
	readonly id: string;
	/** The seat to give away. */
	readonly seat: number;
	/** What names the bot, as the list of bots has it; for a seat of one's own only. */
	readonly bot: string;
};

/** Play on at one's own seat, which a bot has been playing. */
export type TakeSeatBack = {
	readonly type: 'take_seat_back';
	/** Chosen by the client; the answer to a command has the id of the command. */
	readonly id: string;
};

/** Ask for a `pong`. */
export type Ping = {
	readonly type: 'ping';
	/** Chosen by the client; the answer to a command has the id of the command. */
	readonly id: string;
};

/** A table to be made. */
export type NewTable = {
	/** The name of the game. */
	readonly game: string;
	/** One for every player. */
	readonly seats: readonly NewSeat[];
	/** "" for the game's usual one. */
	readonly edition?: string;
	/** What the table has chosen otherwise than its edition. */
	readonly overrides?: Readonly<Record<string, string>>;
	/** The clock as game files write it, such as `bank 600 + 5`; "" for none. */
	readonly clock?: string;
	/** How long bots wait among people: not at all, 0.4 s or 1 s. */
	readonly pace?: Pace;
	/** Whether everybody sees all points, or others' only when the game is over. */
	readonly scores?: Scores;
	/** Whether the table is in the list of open ones. */
	readonly public?: boolean;
	/** Whether seats may ask for advice; null: where one person plays alone. */
	readonly advice?: boolean | null;
	/** Whether people may talk; null: at tables that are not public. */
	readonly chat?: boolean | null;
	/** Whether one link for all gives any free seat. */
	readonly link_open?: boolean;
	/** A game to play on; null for a new one. */
	readonly from?: From | null;
	/** What chance deals, the opening first, for a guided game; null for sealed chance. */
	readonly script?: readonly string[] | null;
	/** Whether the secrets of seats are wanted in the answer. */
	readonly program?: boolean;
};

/** A seat of a new table. */
export type NewSeat = {
	/** Whoever makes the table, somebody who is to come, or a bot. */
	readonly kind: 'bot' | 'me' | 'open';
	/** What the seat is called; "" leaves it to who comes, or to the bot. */
	readonly name?: string;
	/** What names the bot, as the list of bots has it; "" for people. */
	readonly bot?: string;
};

/** Where a table goes on from. */
export type From = {
	/** The text of a game file. */
	readonly record: string;
	/** How many moves of the game file stay. */
	readonly number: number;
};

/** Take a seat by an invite, by the link of the table, or on another device. */
export type Claim = {
	/** That of the invite or link; "" at a public table whose link is open. */
	readonly token: string;
	/** Which free seat; null for the first one, or the one that the invite is for. */
	readonly seat?: number | null;
	/** What the seat shall be called, where it has no name yet. */
	readonly name?: string;
	/** Whether the secrets of seats are wanted in the answer. */
	readonly program?: boolean;
};

/** Something for one's own seat: leave it, or take it to another device. */
export type OfSeat = {
	/** The number of the seat, clockwise from 0. */
	readonly seat: number;
	/** That of the seat, for programs; browsers have a cookie. */
	readonly secret?: string;
};

/** Play again at a table of the same kind, each at the same seat. */
export type Rematch = {
	/** The number of the seat, clockwise from 0. */
	readonly seat: number;
	/** That of the seat, for programs; browsers have a cookie. */
	readonly secret?: string;
	/** Whether the secrets of seats are wanted in the answer. */
	readonly program?: boolean;
};

/** Make a new invite for a seat; every older one of the seat is worth nothing. */
export type Invite = {
	/** The number of the seat, clockwise from 0. */
	readonly seat: number;
	/** The token of the organiser's link; "" for whoever made the table. */
	readonly organiser?: string;
};

/** Delete a table, with all its moves. */
export type Delete = {
	/** The token of the organiser's link; "" for whoever made the table. */
	readonly organiser?: string;
};

/** Something that only the host may do. */
export type Host = {
	/** The token of the organiser's link. */
	readonly organiser: string;
	/** What to do. */
	readonly action: HostAction;
	/** Which seat to kick, mute, unmute, reinvite or give to a bot; null for the others. */
	readonly seat?: number | null;
	/** What names the bot that takes a free seat, as the list of bots has it. */
	readonly bot?: string;
};

/** Let others in the same network play, or no longer. */
export type Lan = {
	/** Whether they may. */
	readonly open?: boolean;
};

/** A game file, to be turned into views and events. */
export type ReplayAsked = {
	/** The text of a game file. */
	readonly record: string;
	/** Through whose eyes, once hidden scores are none any more; null for what all could see. */
	readonly seat?: number | null;
};

/** The answer to `hello`; an `update` with everything after `since` follows. */
export type Welcome = {
	readonly type: 'welcome';
	/** The version of the wire that the server speaks. */
	readonly wire: number;
	/** The table as it is now. */
	readonly table: TableStruct;
	/** The seat that the client plays; null for who watches. */
	readonly seat: number | null;
	/** How many moves were played, outcomes of chance among them. */
	readonly version: number;
	/** The server's clock, in milliseconds since 1970. */
	readonly now: number;
};

/** A table, for everybody alike. */
export type TableStruct = {
	/** What names the table. */
	readonly id: string;
	/** The name of the game. */
	readonly game: string;
	/** That of the game. */
	readonly edition: string;
	/** What the table has chosen otherwise than its edition. */
	readonly overrides: Readonly<Record<string, string>>;
	/** Whether everybody sees all points, or others' only when the game is over. */
	readonly scores: Scores;
	/** How many seats there are. */
	readonly players: number;
	/** The clock as game files write it, such as `bank 600 + 5`; "" for none. */
	readonly clock: string;
	/** How long bots wait among people: not at all, 0.4 s or 1 s. */
	readonly pace: Pace;
	/** Whether the table is in the list of open ones. */
	readonly public: boolean;
	/** Whether seats may ask for advice. */
	readonly advice: boolean;
	/** Whether people may talk. */
	readonly chat: boolean;
	/** Whether the one link of the table still gives a free seat. */
	readonly link_open: boolean;
	/** Seats are taken, words are promised, the game is played, or it is over. */
	readonly stage: Stage;
	/** Who sits where. */
	readonly seats: readonly SeatStruct[];
	/** The seats that would end the game without a result; it ends when all people would. */
	readonly agreed: readonly number[];
	/** The promises that are being made; null but in that stage. */
	readonly sealing: SealingStruct | null;
	/** The promise that deals now, "" where there is none. */
	readonly commitment: string;
	/** Whether chance is scripted, so that nothing is promised about it. */
	readonly unsealed: boolean;
	/** From which move on draws may have been seen before; null in a proper game. */
	readonly practice: number | null;
	/** The id of the table where it goes on, "" for none. */
	readonly successor: string;
	/** How the game ended; null while it goes on. */
	readonly ended: Ended | null;
	/** How many watch. */
	readonly spectators: number;
	/** How many moves were played, outcomes of chance among them. */
	readonly version: number;
};

/** A seat of a table. */
export type SeatStruct = {
	/** Who sits there: a person, a bot, or nobody yet. */
	readonly kind: SeatKind;
	/** What the seat is called. */
	readonly name: string;
	/** What names the bot that plays there now, "" for none. */
	readonly bot: string;
	/** Whether the person is there. */
	readonly present: boolean;
	/** For how long the person has been away; null for who is there, and for bots. */
	readonly away_ms: number | null;
	/** Whether the seat has promised a word for the seal. */
	readonly committed: boolean;
	/** Whether it has told that word. */
	readonly revealed: boolean;
	/** Whether a program plays there over the network. */
	readonly remote: boolean;
	/** Whether the host lets the seat say nothing. */
	readonly muted: boolean;
};

/** A frozen table whose seats promise their words, and then tell them. */
export type SealingStruct = {
	/** The lines of the game's file that never change any more. */
	readonly table: string;
	/** The promise about the chance to come. */
	readonly commitment: string;
	/** How often this table has been sealed, this time included. */
	readonly starts: number;
	/** Milliseconds since 1970 until which everybody must have spoken; null for none. */
	readonly deadline: number | null;
	/** The promise of each seat, "" where there is none yet. */
	readonly commitments: readonly string[];
	/** Whether no more promises are heard, so that words are told now. */
	readonly revealing: boolean;
};

/** The seats, the stage, who is there or the sealing have changed. */
export type Table = {
	readonly type: 'table';
	/** The table as it is now. */
	readonly table: TableStruct;
};

/** A command was done. */
export type Accepted = {
	readonly type: 'accepted';
	/** Chosen by the client; the answer to a command has the id of the command. */
	readonly id: string;
	/** How many moves were played when it was done. */
	readonly version: number;
};

/** A command was not done, and why; after `old-version` an `update` follows. */
export type Refused = {
	readonly type: 'refused';
	/** That of the command, "" where it could not be read. */
	readonly id: string;
	/** Why it was not done. */
	readonly refusal: RefusalStruct;
	/** How many moves were played, outcomes of chance among them. */
	readonly version: number;
};

/** Why something is refused. */
export type RefusalStruct = {
	/** What is wrong, in kebab case. */
	readonly code: string;
	/** What it is about: whole numbers, texts in notation, truths, and lists of these. */
	readonly parameters: Readonly<Record<string, number | string | boolean | readonly (number | string | boolean)[]>>;
	/** The number of the rule that forbids it, "" where none does. */
	readonly rule: string;
};

/** Somebody at the table said something. */
export type Said = {
	readonly type: 'said';
	/** Counts what was said at the table. */
	readonly number: number;
	/** The seat of who said it; null for the host. */
	readonly seat: number | null;
	/** What that seat is called. */
	readonly name: string;
	/** What was said. */
	readonly text: string;
	/** When, in milliseconds since 1970. */
	readonly at: number;
};

/** The answer to `advise`. */
export type Advice = {
	readonly type: 'advice';
	/** Chosen by the client; the answer to a command has the id of the command. */
	readonly id: string;
	/** The version that was asked about. */
	readonly version: number;
	/** What is known, and what a bot thinks. */
	readonly advice: CounselStruct;
};

/** What is known of a position, and what a bot thinks of it. */
export type CounselStruct = {
	/** How many tiles of each kind are left; empty in a game without a bag. */
	readonly bag: Readonly<Record<string, number>>;
	/** The odds that the next tile is Ra; null in a game without tiles. */
	readonly next_ra: number | null;
	/** By seat the points that it may expect more with the tiles on the track than without. */
	readonly lot: readonly number[];
	/** The points that one more of each thing brings the seat that is asked: a tile by. */
	readonly margins: Readonly<Record<string, number>>;
	/** By tile the points that one more brings each seat; empty in a game without tiles. */
	readonly everyone: Readonly<Record<string, readonly number[]>>;
	/** Every class of moves with its reasons, the best first. */
	readonly thoughts: AdviceStruct;
};

/** All classes of moves of the seat that is asked. */
export type AdviceStruct = {
	/** Who is asked. */
	readonly seat: number;
	/** Whether every class got the same budget, or the better ones more. */
	readonly spending: 'even' | 'play';
	/** How many were made. */
	readonly simulations: number;
	/** How many positions were looked at. */
	readonly positions: number;
	/** The best first. */
	readonly classes: readonly ThoughtStruct[];
};

/** A class of moves that come to the same, what it does to every seat, and why. */
export type ThoughtStruct = {
	/** The texts of the moves; the first one stands for the others. */
	readonly moves: readonly string[];
	/** The simulations that were spent on it. */
	readonly visits: number;
	/** The moves and outcomes of chance that are expected, its own move first. */
	readonly line: readonly string[];
	/** By seat the chance to win. */
	readonly shares: readonly number[];
	/** By seat the points expected at the end. */
	readonly points: readonly number[];
	/** What it changes for the seat that is asked. */
	readonly reasons: readonly ReasonStruct[];
};

/** One thing that a class of moves changes. */
export type ReasonStruct = {
	/** What it is, in kebab case. */
	readonly code: string;
	/** By how much it changes. */
	readonly points: number;
	/** What it is about. */
	readonly parameters: Readonly<Record<string, number | string | boolean | readonly (number | string | boolean)[]>>;
};

/** The answer to `ping`. */
export type Pong = {
	readonly type: 'pong';
	/** Chosen by the client; the answer to a command has the id of the command. */
	readonly id: string;
	/** The server's clock, in milliseconds since 1970. */
	readonly now: number;
};

/** The last message before the server closes the socket. */
export type Bye = {
	readonly type: 'bye';
	/** Why it is closed. */
	readonly code: Farewell;
	/** What was wrong, where something was. */
	readonly refusal: RefusalStruct | null;
};

/** All that a client has not seen yet of a game, and how the game stands now. */
export type RaUpdate = {
	readonly type: 'update';
	/** How many moves were played. */
	readonly version: number;
	/** Those after what the client had, with what happened. */
	readonly moves: readonly RaSeen[];
	/** What the client may know now. */
	readonly view: RaView;
	/** By seat what it would score if the epoch ended now, null where that is hidden. */
	readonly score_now: readonly (ScoreNowStruct | null)[];
	/** The seat that decides next; null for chance, and when the game is over. */
	readonly asked: number | null;
	/** The moves of the client's seat, where it is asked. */
	readonly options: readonly RaMove[];
	/** The limit of the seat's own standing bid; null for none. */
	readonly standing: number | null;
	/** The milliseconds that each seat has left; null where no clock runs. */
	readonly clocks: readonly (number | null)[];
	/** How the game came out; null while it goes on. */
	readonly result: ResultStruct | null;
};

/** A move that was played, and what happened. */
export type RaSeen = {
	/** How many moves were played with it. */
	readonly version: number;
	/** The seat that decided; null for chance. */
	readonly actor: number | null;
	/** What was played or dealt. */
	readonly move: RaMove;
	/** Milliseconds since the game began; null where nobody knows. */
	readonly time: number | null;
	/** What happened, as far as the client may see it. */
	readonly events: readonly RaEvent[];
};

/** Draw a tile; which one is a chance outcome. */
export type RaDraw = {
	readonly type: 'draw';
	readonly text: string;
};

/** Call for an auction. */
export type RaInvokeRa = {
	readonly type: 'invoke_ra';
	readonly text: string;
};

/** Give up one god for one tile of the auction track. */
export type RaPlayGod = {
	readonly type: 'play_god';
	readonly text: string;
	readonly tile: Tile;
};

/** A kind of tile; its value is its name in notation, the same in every edition. */
export type Tile =
	| 'ra'
	| 'god'
	| 'gold'
	| 'pharaoh'
	| 'nile'
	| 'flood'
	| 'agriculture'
	| 'art'
	| 'astronomy'
	| 'religion'
	| 'writing'
	| 'fortress'
	| 'obelisk'
	| 'palace'
	| 'pyramid'
	| 'sphinx'
	| 'statue'
	| 'step-pyramid'
	| 'temple'
	| 'funeral'
	| 'drought'
	| 'unrest'
	| 'earthquake';

/** Play no more gods this turn. */
export type RaDone = {
	readonly type: 'done';
	readonly text: string;
};

/** Offer a face-up sun for the track. */
export type RaBid = {
	readonly type: 'bid';
	readonly text: string;
	readonly sun: number;
};

/** Offer nothing for the track. */
export type RaPass = {
	readonly type: 'pass';
	readonly text: string;
};

/** Give up one tile to a disaster. */
export type RaLose = {
	readonly type: 'lose';
	readonly text: string;
	readonly tile: Tile;
};

/** Chance: the tile that came out of the bag. */
export type RaDrawn = {
	readonly type: 'drawn';
	readonly text: string;
	readonly tile: Tile;
};

/** A seat drew a tile, which now lies on a space of the auction track. */
export type RaTileDrawn = {
	readonly type: 'tile_drawn';
	readonly seat: number;
	readonly tile: Tile;
	readonly space: number;
};

/** A seat drew a Ra tile; so many of the Ra track's spaces are taken now. */
export type RaRaDrawn = {
	readonly type: 'ra_drawn';
	readonly seat: number;
	readonly ra_tiles: number;
	readonly ra_spaces: number;
};

/** An auction began; the Ra player bids last. */
export type RaAuctionOpened = {
	readonly type: 'auction_opened';
	readonly ra_player: number;
	readonly why: 'drawn' | 'invoked';
};

/** A seat offered a sun. */
export type RaBidMade = {
	readonly type: 'bid_made';
	readonly seat: number;
	readonly sun: number;
};

/** A seat offered nothing, by choice or because it could not outbid. */
export type RaPassed = {
	readonly type: 'passed';
	readonly seat: number;
	readonly by_choice: boolean;
};

/** A seat took the whole track, paying one sun and gaining the centre one. */
export type RaAuctionWon = {
	readonly type: 'auction_won';
	readonly seat: number;
	readonly paid: number;
	readonly gained: number;
	readonly tiles: readonly Tile[];
};

/** Nobody bid; the tiles stayed on the track or were discarded. */
export type RaUnsold = {
	readonly type: 'unsold';
	readonly discarded: boolean;
	readonly tiles: readonly Tile[];
};

/** A seat gave up a god for the tile on a space of the track. */
export type RaGodPlayed = {
	readonly type: 'god_played';
	readonly seat: number;
	readonly tile: Tile;
	readonly space: number;
};

/** A seat discarded a disaster (or several of one kind) and the tiles it took at once. */
export type RaDisasterStruck = {
	readonly type: 'disaster_struck';
	readonly seat: number;
	readonly disaster: Tile;
	readonly count: number;
	readonly lost: readonly Tile[];
	readonly owed: number;
};

/** A seat chose a tile to lose to a disaster, and with it lost what left no choice. */
export type RaTilesLost = {
	readonly type: 'tiles_lost';
	readonly seat: number;
	readonly disaster: Tile;
	readonly lost: readonly Tile[];
	readonly owed: number;
};

/** An epoch ended, and why. */
export type RaEpochEnded = {
	readonly type: 'epoch_ended';
	readonly epoch: number;
	readonly why: 'ra-track-full' | 'suns-spent';
};

/** Every seat scored an epoch. */
export type RaEpochScored = {
	readonly type: 'epoch_scored';
	readonly epoch: number;
	readonly lines: readonly (RaLine | null)[];
};

/** One seat's points of one epoch, item by item, and the counts behind them. */
export type RaLine = {
	readonly gods: number;
	readonly gold: number;
	readonly pharaohs: number;
	readonly river: number;
	readonly civilization: number;
	readonly monuments: number;
	readonly suns: number;
	readonly net: number;
	readonly points: number;
	readonly counts: RaCounts;
};

/** What a seat's points of an epoch are counted from; monuments and suns in every epoch. */
export type RaCounts = {
	readonly gods: number;
	readonly gold: number;
	readonly pharaohs: number;
	readonly niles: number;
	readonly floods: number;
	readonly civilization: number;
	readonly monuments: number;
	readonly alike: number;
	readonly suns: number;
};

/** At an epoch's end tiles went: a seat's, or those of both tracks when the seat is None. */
export type RaTilesDiscarded = {
	readonly type: 'tiles_discarded';
	readonly seat: number | null;
	readonly tiles: readonly Tile[];
};

/** A new epoch began; the starter has the first turn. */
export type RaEpochBegan = {
	readonly type: 'epoch_began';
	readonly epoch: number;
	readonly starter: number;
};

/** The game ended. */
export type RaGameOver = {
	readonly type: 'game_over';
	readonly winners: readonly number[];
	readonly scores: readonly number[];
	readonly by_tie_break: boolean;
};

/** What one seat (or a spectator, when `seat` is None) may know of a position. */
export type RaView = {
	readonly edition: string;
	readonly overrides: Readonly<Record<string, string>>;
	readonly scores: Scores;
	readonly seat: number | null;
	readonly epoch: number;
	readonly phase: string;
	readonly turn: number | null;
	readonly acting: number | null;
	readonly auction: string | null;
	readonly best_bid: number | null;
	readonly best_bidder: number | null;
	readonly owed: number;
	readonly losing_to: Tile | null;
	readonly centre_sun: number;
	readonly ra_tiles: number;
	readonly ra_spaces: number;
	readonly track: readonly (Tile | null)[];
	readonly bag: Readonly<Partial<Record<Tile, number>>>;
	readonly seats: readonly RaSeatView[];
	readonly sheets: readonly (readonly (RaLine | null)[])[];
};

/** What lies in front of one seat; `points` is None where they are hidden. */
export type RaSeatView = {
	readonly face_up: readonly number[];
	readonly face_down: readonly number[];
	readonly tiles: Readonly<Partial<Record<Tile, number>>>;
	readonly points: number | null;
};

/** What a seat would score if the epoch ended now. */
export type ScoreNowStruct = {
	/** The points of each item that would be scored, as on a score sheet. */
	readonly items: Readonly<Record<string, number>>;
	/** Those of each item that is scored only when the last epoch ends. */
	readonly later: Readonly<Record<string, number>>;
	/** The sum of `items`. */
	readonly net: number;
	/** What the seat would have then. */
	readonly points: number;
};

/** How a finished game came out. */
export type ResultStruct = {
	/** The points of every seat. */
	readonly scores: readonly number[];
	/** The seats that won. */
	readonly winners: readonly number[];
};

/** All that a client has not seen yet of a game, and how the game stands now. */
export type DiceUpdate = {
	readonly type: 'update';
	/** How many moves were played. */
	readonly version: number;
	/** Those after what the client had, with what happened. */
	readonly moves: readonly DiceSeen[];
	/** What the client may know now. */
	readonly view: DiceView;
	/** By seat what it would score if the epoch ended now, null where that is hidden. */
	readonly score_now: readonly (ScoreNowStruct | null)[];
	/** The seat that decides next; null for chance, and when the game is over. */
	readonly asked: number | null;
	/** The moves of the client's seat, where it is asked. */
	readonly options: readonly DiceMove[];
	/** The limit of the seat's own standing bid; null for none. */
	readonly standing: number | null;
	/** The milliseconds that each seat has left; null where no clock runs. */
	readonly clocks: readonly (number | null)[];
	/** How the game came out; null while it goes on. */
	readonly result: ResultStruct | null;
};

/** A move that was played, and what happened. */
export type DiceSeen = {
	/** How many moves were played with it. */
	readonly version: number;
	/** The seat that decided; null for chance. */
	readonly actor: number | null;
	/** What was played or dealt. */
	readonly move: DiceMove;
	/** Milliseconds since the game began; null where nobody knows. */
	readonly time: number | null;
	/** What happened, as far as the client may see it. */
	readonly events: readonly DiceEvent[];
};

/** Roll some dice again; how they fall is a chance outcome. */
export type DiceRoll = {
	readonly type: 'roll';
	readonly text: string;
	readonly dice: readonly Colour[];
};

/** The colour of a die, of a civilization space and of a row of monuments. */
export type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'purple';

/** Roll no more. */
export type DiceKeep = {
	readonly type: 'keep';
	readonly text: string;
};

/** Spend dice for steps on the Pharaoh track. */
export type DiceAdvancePharaoh = {
	readonly type: 'advance_pharaoh';
	readonly text: string;
	readonly dice: readonly Colour[];
};

/** Spend dice for steps on the Nile track. */
export type DiceAdvanceNile = {
	readonly type: 'advance_nile';
	readonly text: string;
	readonly dice: readonly Colour[];
};

/** Spend three dice for a flood cube. */
export type DiceFloodNile = {
	readonly type: 'flood_nile';
	readonly text: string;
	readonly dice: readonly Colour[];
};

/** Place markers on the colours of some of the dice that are spent. */
export type DicePlaceCiv = {
	readonly type: 'place_civ';
	readonly text: string;
	readonly markers: readonly Colour[];
	readonly others: readonly Colour[];
};

/** Place a marker in a column, on the row of a die's colour. */
export type DicePlaceMonument = {
	readonly type: 'place_monument';
	readonly text: string;
	readonly colour: Colour;
	readonly column: number;
	readonly companion: Colour | null;
};

/** Let a disaster hit everybody else. */
export type DiceDeclareDisaster = {
	readonly type: 'declare_disaster';
	readonly text: string;
	readonly area: Face;
};

/** One of the six faces that every die has. */
export type Face = 'pharaoh' | 'nile' | 'civ' | 'monument' | 'ankh' | 'sun';

/** Give up a marker to a disaster; a civilization marker has no column. */
export type DiceLose = {
	readonly type: 'lose';
	readonly text: string;
	readonly colour: Colour;
	readonly column: number | null;
};

/** End the turn. */
export type DiceEnd = {
	readonly type: 'end';
	readonly text: string;
};

/** Chance: how the dice in the air fell. */
export type DiceRolled = {
	readonly type: 'rolled';
	readonly text: string;
	readonly faces: readonly (readonly [Colour, Face])[];
};

/** A seat made a throw; `suns` is how many dice of this turn show a Sun by now. */
export type DiceDiceRolled = {
	readonly type: 'dice_rolled';
	readonly seat: number;
	readonly throw: number;
	readonly faces: readonly (readonly [Colour, Face])[];
	readonly suns: number;
};

/** One or two Suns moved Ra, who has made `steps_made` of the steps of the Sun track. */
export type DiceRaAdvanced = {
	readonly type: 'ra_advanced';
	readonly seat: number;
	readonly steps: number;
	readonly steps_made: number;
	readonly sun_track: number;
};

/** Three Suns brought a seat points; `score` is what it has now. */
export type DiceSunsScored = {
	readonly type: 'suns_scored';
	readonly seat: number;
	readonly points: number;
	readonly score: number;
	readonly suns: number;
};

/** A seat's marker on the Pharaoh or Nile track went forward for some dice. */
export type DiceAdvanced = {
	readonly type: 'advanced';
	readonly seat: number;
	readonly track: Face;
	readonly dice: readonly Colour[];
	readonly before: number;
	readonly after: number;
};

/** A seat flooded the Nile, and has so many flood cubes now. */
export type DiceFlooded = {
	readonly type: 'flooded';
	readonly seat: number;
	readonly dice: readonly Colour[];
	readonly floods: number;
};

/** A seat placed markers in the civilization area. */
export type DiceCivPlaced = {
	readonly type: 'civ_placed';
	readonly seat: number;
	readonly colours: readonly Colour[];
	readonly dice: readonly Colour[];
};

/** A seat placed a marker in the monument area. */
export type DiceMonumentPlaced = {
	readonly type: 'monument_placed';
	readonly seat: number;
	readonly colour: Colour;
	readonly column: number;
	readonly dice: readonly Colour[];
};

/** A seat let a disaster hit everybody else. */
export type DiceDisasterDeclared = {
	readonly type: 'disaster_declared';
	readonly seat: number;
	readonly area: Face;
};

/** A disaster threw a seat's marker back on a track. */
export type DiceRetreated = {
	readonly type: 'retreated';
	readonly seat: number;
	readonly track: Face;
	readonly before: number;
	readonly after: number;
};

/** A disaster took one of a seat's flood cubes, which has so many left. */
export type DiceFloodLost = {
	readonly type: 'flood_lost';
	readonly seat: number;
	readonly floods: number;
};

/** A disaster took a seat's marker; a civilization marker has no column. */
export type DiceMarkerLost = {
	readonly type: 'marker_lost';
	readonly seat: number;
	readonly area: Face;
	readonly colour: Colour;
	readonly column: number | null;
};

/** A disaster found nothing to take from a seat. */
export type DiceSpared = {
	readonly type: 'spared';
	readonly seat: number;
	readonly area: Face;
};

/** A seat's turn ended; `left` are the dice that were not spent, without Suns. */
export type DiceTurnEnded = {
	readonly type: 'turn_ended';
	readonly seat: number;
	readonly why: 'chosen' | 'nothing-possible' | 'nothing-useful';
	readonly left: readonly Colour[];
};

/** Every two of the Ankhs not spent brought a seat points; `score` is what it has now. */
export type DiceAnkhsScored = {
	readonly type: 'ankhs_scored';
	readonly seat: number;
	readonly points: number;
	readonly score: number;
	readonly ankhs: number;
};

/** Ra reached the end of the Sun track. */
export type DiceEpochEnded = {
	readonly type: 'epoch_ended';
	readonly epoch: number;
};

/** Every seat scored an epoch. */
export type DiceEpochScored = {
	readonly type: 'epoch_scored';
	readonly epoch: number;
	readonly lines: readonly (DiceLine | null)[];
};

/** One seat's points of one epoch, item by item, and the counts behind them. */
export type DiceLine = {
	readonly suns: number;
	readonly ankhs: number;
	readonly pharaohs: number;
	readonly river: number;
	readonly civilization: number;
	readonly monuments: number;
	readonly net: number;
	readonly points: number;
	readonly counts: DiceCounts;
};

/** What a seat's points of an epoch are counted from; monuments in every epoch. */
export type DiceCounts = {
	readonly suns: number;
	readonly ankhs: number;
	readonly pharaoh: number;
	readonly nile: number;
	readonly floods: number;
	readonly civilization: number;
	readonly monuments: number;
	readonly columns: number;
	readonly together: number;
};

/** After the scoring a seat's Pharaoh marker went back or forward. */
export type DicePharaohMoved = {
	readonly type: 'pharaoh_moved';
	readonly seat: number;
	readonly before: number;
	readonly after: number;
};

/** After the scoring a seat took back its civilization markers and flood cubes. */
export type DiceMarkersReturned = {
	readonly type: 'markers_returned';
	readonly seat: number;
	readonly colours: readonly Colour[];
	readonly floods: number;
};

/** A new epoch began; the starter has the first turn. */
export type DiceEpochBegan = {
	readonly type: 'epoch_began';
	readonly epoch: number;
	readonly starter: number;
};

/** The game ended; several winners share the victory. */
export type DiceGameOver = {
	readonly type: 'game_over';
	readonly winners: readonly number[];
	readonly scores: readonly number[];
};

/** What one seat (or a spectator, when `seat` is None) may know of a position. */
export type DiceView = {
	readonly edition: string;
	readonly overrides: Readonly<Record<string, string>>;
	readonly seat: number | null;
	readonly epoch: number;
	readonly phase: string;
	readonly turn: number | null;
	readonly acting: number | null;
	readonly ra: number;
	readonly sun_track: number;
	readonly throws: number;
	readonly dice: readonly DiceDie[];
	readonly groups: readonly string[];
	readonly paired: readonly Colour[];
	readonly disaster: Face | null;
	readonly lost: readonly [Colour, number | null] | null;
	readonly owed: number;
	readonly seats: readonly DiceSeatView[];
	readonly sheets: readonly (readonly (DiceLine | null)[])[];
};

/** A die: what it shows, None while in the air, and its state: rolling, free, sun or spent. */
export type DiceDie = {
	readonly colour: Colour;
	readonly face: Face | null;
	readonly state: string;
};

/** What belongs to one seat; `suns` and `ankhs` are points of this epoch, counted in `points`. */
export type DiceSeatView = {
	readonly points: number;
	readonly pharaoh: number;
	readonly nile: number;
	readonly floods: number;
	readonly civilization: readonly Colour[];
	readonly monuments: readonly (readonly [Colour, number])[];
	readonly suns: number;
	readonly ankhs: number;
};

/** Why something was not done. */
export type Failure = {
	/** Why it was not done. */
	readonly refusal: RefusalStruct;
	/** The first wrong line of a game file; null where it is about no file. */
	readonly line: number | null;
};

/** A new table, and what its maker needs. */
export type TableMade = {
	/** The table as it is now. */
	readonly table: TableStruct;
	/** The keys of the seats for people. */
	readonly seats: readonly SeatKey[];
	/** The one link that gives any free seat, while it is open. */
	readonly link: string;
	/** The link of the host. */
	readonly organiser: string;
};

/** What lets somebody sit down. */
export type SeatKey = {
	/** The number of the seat, clockwise from 0. */
	readonly seat: number;
	/** That of the seat, for programs; browsers have a cookie. */
	readonly secret: string;
	/** The link that gives the seat once; "" where somebody sits there. */
	readonly invite: string;
};

/** A table as it is now. */
export type TableTold = {
	/** The table as it is now. */
	readonly table: TableStruct;
};

/** The tables that anybody may join or watch, the newest first. */
export type Tables = {
	/** At most fifty. */
	readonly tables: readonly TableStruct[];
	/** Whether there are older ones. */
	readonly more: boolean;
};

/** A seat was taken. */
export type Claimed = {
	/** The table as it is now. */
	readonly table: TableStruct;
	/** The number of the seat, clockwise from 0. */
	readonly seat: number;
	/** That of the seat, for programs; browsers have a cookie. */
	readonly secret: string;
};

/** A new invite was made. */
export type Invited = {
	/** The number of the seat, clockwise from 0. */
	readonly seat: number;
	/** The link that gives the seat, once. */
	readonly invite: string;
};

/** What the host asked for was done. */
export type Hosted = {
	/** The table as it is now. */
	readonly table: TableStruct;
	/** The new link, after `reinvite`. */
	readonly invite: string;
	/** The new link of the table, after `open_link`. */
	readonly link: string;
};

/** The tables of this browser. */
export type Mine = {
	/** The latest first. */
	readonly tables: readonly MyTable[];
};

/** A table of this browser. */
export type MyTable = {
	/** The table as it is now. */
	readonly table: TableStruct;
	/** The seats that are played from here. */
	readonly seats: readonly number[];
	/** Whether the table was made here. */
	readonly owner: boolean;
	/** Whether one of the seats is asked. */
	readonly your_turn: boolean;
	/** When something happened last, in milliseconds since 1970. */
	readonly touched: number;
	/** The seat that decides next; null where nobody does, or where nobody knows yet. */
	readonly asked: number | null;
};

/** The bots of a game. */
export type Bots = {
	/** The name of the game. */
	readonly game: string;
	/** The weakest first. */
	readonly bots: readonly BotStruct[];
};

/** A bot for the seat picker. */
export type BotStruct = {
	/** What names it in a seat, with its budget. */
	readonly bot: string;
	/** What texts call it; for a bot from a file the name of its class. */
	readonly name: string;
	/** Its budget; null where it does not search. */
	readonly simulations: number | null;
	/** Whether it comes from a file of whoever runs the server. */
	readonly file: boolean;
	/** The first line of a file bot's own documentation, "" for ours. */
	readonly description: string;
};

/** What a form for a new table offers. */
export type Games = {
	/** Every game with its choices. */
	readonly games: readonly GameStruct[];
	/** How long bots may wait among people. */
	readonly paces: readonly Pace[];
	/** Some usual clocks; any other may be given. */
	readonly clocks: readonly string[];
	/** How long texts may be. */
	readonly limits: LimitsStruct;
};

/** What a form for a new table offers in one game. */
export type GameStruct = {
	/** The name of the game. */
	readonly game: string;
	/** How many must play at least. */
	readonly fewest: number;
	/** How many may play. */
	readonly most: number;
	/** The usual one first. */
	readonly editions: readonly string[];
	/** What a table may choose otherwise, with the choices. */
	readonly overrides: Readonly<Record<string, readonly string[]>>;
	/** Whether points may be hidden. */
	readonly scores: readonly Scores[];
	/** Whether there are auctions in which a limit can be set. */
	readonly standing_bids: boolean;
};

/** How many signs things may have. */
export type LimitsStruct = {
	/** The name of a person. */
	readonly name: number;
	/** What is said at once. */
	readonly chat: number;
	/** A word for the seal. */
	readonly word: number;
	/** A game file. */
	readonly record: number;
};

/** How the server is. */
export type Health = {
	/** Whether every game can be played at full speed. */
	readonly ready: boolean;
	/** That of the program. */
	readonly version: string;
	/** The version of the wire. */
	readonly wire: number;
	/** How far each is compiled. */
	readonly games: readonly ReadyStruct[];
	/** Whether moves could be stored last, as the server knows without asking for it. */
	readonly store: 'away' | 'full' | 'ok';
	/** Whether it is about to stop. */
	readonly stopping: boolean;
	/** The address for others in the same network, "" where it is not open. */
	readonly lan: string;
};

/** How far a game is compiled. */
export type ReadyStruct = {
	/** The name of the game. */
	readonly game: string;
	/** Whether all of it is. */
	readonly ready: boolean;
	/** How many parts are. */
	readonly done: number;
	/** How many there are. */
	readonly parts: number;
	/** Whether this machine cannot compile it, so that it will never be ready. */
	readonly failed: boolean;
};

/** The address for others in the same network. */
export type LanTold = {
	/** What links begin with; "" where it is closed. */
	readonly address: string;
};

/** A game file, move by move. */
export type RaReplay = {
	/** The name of the game. */
	readonly game: string;
	/** That of the game. */
	readonly edition: string;
	/** What the table has chosen otherwise than its edition. */
	readonly overrides: Readonly<Record<string, string>>;
	/** Whether everybody sees all points, or others' only when the game is over. */
	readonly scores: Scores;
	/** The names of the seats. */
	readonly seats: readonly string[];
	/** What names the bot that sat down first, "" for a person; empty where nobody says. */
	readonly bots: readonly string[];
	/** The opening, and then one for every move. */
	readonly steps: readonly RaStep[];
	/** How the game came out; null where it was not finished. */
	readonly result: ResultStruct | null;
};

/** A moment of a replay: the move that led there, what happened, and what there is to see. */
export type RaStep = {
	/** How many moves were played; 0 is the opening. */
	readonly version: number;
	/** The seat that decided; null for chance and for the opening. */
	readonly actor: number | null;
	/** What was played or dealt; null for the opening. */
	readonly move: RaDraw | RaInvokeRa | RaPlayGod | RaDone | RaBid | RaPass | RaLose | RaDrawn | null;
	/** Milliseconds since the game began; null where nobody knows. */
	readonly time: number | null;
	/** What happened. */
	readonly events: readonly RaEvent[];
	/** What everybody may know then. */
	readonly view: RaView;
	/** By seat what it would score if the epoch ended then, null where that is hidden. */
	readonly score_now: readonly (ScoreNowStruct | null)[];
};

/** A game file, move by move. */
export type DiceReplay = {
	/** The name of the game. */
	readonly game: string;
	/** That of the game. */
	readonly edition: string;
	/** What the table has chosen otherwise than its edition. */
	readonly overrides: Readonly<Record<string, string>>;
	/** Whether everybody sees all points, or others' only when the game is over. */
	readonly scores: Scores;
	/** The names of the seats. */
	readonly seats: readonly string[];
	/** What names the bot that sat down first, "" for a person; empty where nobody says. */
	readonly bots: readonly string[];
	/** The opening, and then one for every move. */
	readonly steps: readonly DiceStep[];
	/** How the game came out; null where it was not finished. */
	readonly result: ResultStruct | null;
};

/** A moment of a replay: the move that led there, what happened, and what there is to see. */
export type DiceStep = {
	/** How many moves were played; 0 is the opening. */
	readonly version: number;
	/** The seat that decided; null for chance and for the opening. */
	readonly actor: number | null;
	/** What was played or dealt; null for the opening. */
	readonly move: DiceRoll | DiceKeep | DiceAdvancePharaoh | DiceAdvanceNile | DiceFloodNile | DicePlaceCiv | DicePlaceMonument | DiceDeclareDisaster | DiceLose | DiceEnd | DiceRolled | null;
	/** Milliseconds since the game began; null where nobody knows. */
	readonly time: number | null;
	/** What happened. */
	readonly events: readonly DiceEvent[];
	/** What everybody may know then. */
	readonly view: DiceView;
	/** By seat what it would score if the epoch ended then, null where that is hidden. */
	readonly score_now: readonly (ScoreNowStruct | null)[];
};
