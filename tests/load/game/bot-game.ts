import type { GameType } from "../../../schema/game/settings.ts";
import type { Asking, Receipt, TableView } from "../bot-client.ts";

/** What a bot does in one round; without an answer it leaves its draft to the end of the time. */
export interface Move {
  readonly draft?: Asking;
  readonly answer?: Asking;
}

/** How bots play a game, and what its receipts promise. */
export interface BotGame {
  readonly type: GameType;
  /** The move for the current round; `place` counts the table's bots from 0. */
  move(view: TableView, place: number): Move;
  /** What the points of a confirmed answer must lie between, once the round is revealed. */
  earns(receipt: Receipt, view: TableView): { readonly least: number; readonly most: number };
}
