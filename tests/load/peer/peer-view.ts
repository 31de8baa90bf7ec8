import type { LineEars, PlayerView, TableView } from "../line.ts";

type Changing<T> = { -readonly [Name in keyof T]: T[Name] };
type Seated = Changing<PlayerView> & { memberId: string };

/** What a peer's player sees, kept up to date by the messages. */
export class PeerView implements TableView {
  phase = "";
  roomCode = "";
  round = 0;
  rounds = 0;
  options: readonly string[] = [];
  correctOption = -1;
  readonly players = new Map<string, Changing<PlayerView>>();

  /** Takes one message in, and tells the player what came of it. */
  take(type: string, message: never, ears: LineEars | undefined): void {
    const news = this.#news[type];
    news?.(message);
    if (news) ears?.changed();
    const { code, id } = message as { code: string; id: string };
    if (type === "receipt") ears?.receipt(message);
    if (type === "refused") ears?.refused(code, id);
  }

  readonly #news: Record<string, (message: never) => void> = {
    table: (table: { roomCode: string; phase: string; rounds: number; players: Seated[] }) => {
      const { players, ...rest } = table;
      Object.assign(this, rest);
      for (const player of players) this.#seat(player);
    },
    seated: (player: Seated) => this.#seat(player),
    starting: () => {
      this.phase = "starting";
    },
    question: ({ round, options }: { round: number; options: string[] }) => {
      this.phase = "round";
      this.round = round;
      this.options = options;
      this.correctOption = -1;
      for (const player of this.players.values()) {
        player.hasAnswered = false;
        player.roundPoints = 0;
      }
    },
    answered: ({ memberId }: { memberId: string }) => {
      const player = this.players.get(memberId);
      if (player) player.hasAnswered = true;
    },
    reveal: ({ correctOption, players }: { correctOption: number; players: Seated[] }) => {
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

  #seat({ memberId, score, roundPoints, hasAnswered }: Seated): void {
    this.players.set(memberId, { score, roundPoints, hasAnswered, isConnected: true });
  }
}
