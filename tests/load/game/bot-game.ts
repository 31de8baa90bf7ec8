import type { GameType } from "../../../schema/game/settings.ts";
import type { Asking, Receipt, TableView } from "../bot-client.ts";

/** What a bot does in one round; without `answer` its draft counts when time is up. */
export interface Move {
  readonly draft?: Asking;
  readonly answer?: Asking;
}

/** How bots play a game, and which points its receipts allow. */
export interface BotGame {
  readonly type: GameType;
  /** The move for the current round; `place` counts the table's bots from 0. */
  move(view: TableView, place: number): Move;
  /** The allowed points of a confirmed answer once the round is revealed, both bounds included. */
  earns(receipt: Receipt, view: TableView): { readonly min: number; readonly max: number };
}
