import type { BotHandlers, PlayerView, TableView } from "../bot-client.ts";

type Changing<T> = { -readonly [Name in keyof T]: T[Name] };
type SeatedPlayer = Changing<PlayerView> & { memberId: string };

/** A peer's table as one player sees it, updated by the peer's messages. */
export class PeerView implements TableView {
  phase = "";
  roomCode = "";
  round = 0;
  rounds = 0;
  letters = "";
  options: readonly string[] = [];
  correctOption = -1;
  readonly players = new Map<string, Changing<PlayerView>>();

  /** Applies one message and calls the player's handlers. */
  take(type: string, message: never, handlers: BotHandlers | undefined): void {
    const news = this.#news[type];
    news?.(message);
    if (news) handlers?.changed();
    const { code, id } = message as { code: string; id: string };
    if (type === "receipt") handlers?.receipt(message);
    if (type === "refused") handlers?.refused(code, id);
  }

  readonly #news: Record<string, (message: never) => void> = {
    table: (table: { roomCode: string; phase: string; rounds: number; players: SeatedPlayer[] }) => {
      const { players, ...rest } = table;
      Object.assign(this, rest);
      for (const player of players) this.#seat(player);
    },
    seated: (player: SeatedPlayer) => this.#seat(player),
    starting: () => {
      this.phase = "starting";
    },
    question: ({ round, options }: { round: number; options: string[] }) => {
      this.#open(round);
      this.options = options;
      this.correctOption = -1;
    },
    letters: ({ round, letters }: { round: number; letters: string }) => {
      this.#open(round);
      this.letters = letters;
    },
    answered: ({ memberId }: { memberId: string }) => {
      const player = this.players.get(memberId);
      if (player) player.hasAnswered = true;
    },
    reveal: ({ correctOption = -1, players }: { correctOption?: number; players: SeatedPlayer[] }) => {
      this.phase = "reveal";
      this.correctOption = correctOption;
      for (const { memberId, score, roundPoints } of players) {
        Object.assign(this.players.get(memberId) ?? {}, { score, roundPoints });
      }
    },
    break: () => {
      this.phase = "break";
    },
    finished: () => {
      this.phase = "finished";
    },
  };

  #open(round: number): void {
    this.phase = "round";
    this.round = round;
    for (const player of this.players.values()) {
      player.hasAnswered = false;
      player.roundPoints = 0;
    }
  }

  #seat({ memberId, score, roundPoints, hasAnswered }: SeatedPlayer): void {
    this.players.set(memberId, { score, roundPoints, hasAnswered, isConnected: true });
  }
}
