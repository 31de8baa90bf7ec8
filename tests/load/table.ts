import { Bot, type Notebook } from "./bot.ts";
import type { BotClient, Guest, TableSettings, Traffic } from "./bot-client.ts";
import type { BotGame } from "./game/bot-game.ts";
import { triviaBot } from "./game/trivia-bot.ts";
import { Propagation } from "./propagation.ts";

/** One table of bots, from the first seat until they leave. */
export class Table {
  readonly bots: Bot[] = [];
  readonly answersSeen = new Propagation();
  readonly startSeen = new Propagation();
  /** Milliseconds from requesting a seat to the first state, for each bot. */
  readonly joins: number[] = [];
  #before: Traffic = { received: 0, sent: 0 };
  readonly #game: BotGame;
  readonly #think: () => number;
  readonly #notebook: Notebook;

  constructor(options: { game?: BotGame; think: () => number; notebook: Notebook }) {
    this.#game = options.game ?? triviaBot;
    this.#think = options.think;
    this.#notebook = options.notebook;
  }

  /** The first guest is the host and the others join; resolves once every bot sees all players. */
  async fill(guests: readonly Guest[], settings: TableSettings, signal: AbortSignal): Promise<void> {
    const [host, ...others] = guests;
    if (!host) return;
    const first = await this.#seat(() => host.open({ ...settings, gameType: this.#game.type }));
    const { roomId } = first.client;
    await Promise.all(
      others.map((guest) => this.#seat(() => guest.join({ roomId, roomCode: first.client.view.roomCode }))),
    );
    await Promise.all(this.bots.map((bot) => bot.until(() => isFull(bot.client, guests.length), signal)));
  }

  /** Plays one game to its results. */
  async play(signal: AbortSignal): Promise<void> {
    this.#before = this.traffic;
    this.bots[0]?.start();
    await Promise.all(this.bots.map((bot) => bot.until(() => bot.client.view.phase === "finished", signal)));
    for (const bot of this.bots) {
      for (const { code, detail } of bot.ledger.discrepancies) this.#notebook.error(code, detail);
    }
  }

  leave(): void {
    for (const bot of this.bots) bot.leave();
  }

  /** The bytes of all connections so far. */
  get traffic(): Traffic {
    return sumOf(this.bots.map((bot) => bot.client.traffic));
  }

  /** Bytes since the game began. */
  get gameTraffic(): Traffic {
    const { received, sent } = this.traffic;
    return { received: received - this.#before.received, sent: sent - this.#before.sent };
  }

  async #seat(sit: () => Promise<BotClient>): Promise<Bot> {
    const began = performance.now();
    const client = await sit();
    this.joins.push(performance.now() - began);
    const bot = new Bot(client, {
      game: this.#game,
      place: this.bots.length,
      think: this.#think,
      notebook: this.#notebook,
      answersSeen: this.answersSeen,
      startSeen: this.startSeen,
    });
    this.bots.push(bot);
    return bot;
  }
}

function isFull({ view: { players } }: BotClient, seats: number): boolean {
  return players.size === seats && [...players.values()].every((player) => player.isConnected);
}

function sumOf(traffics: readonly Traffic[]): Traffic {
  const sum = { received: 0, sent: 0 };
  for (const { received, sent } of traffics) {
    sum.received += received;
    sum.sent += sent;
  }
  return sum;
}
