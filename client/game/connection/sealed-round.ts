import type { gameAnnouncements } from "../../../schema/game/protocol.ts";
import { KEY_LEAD_MAX_MS } from "../../../schema/limits.ts";
import type { PayloadOf } from "../../../schema/room-protocol.ts";
import type { Wait } from "../../net/wait.ts";
import type { RoomView } from "../room-view.ts";

export type SealedRound = PayloadOf<typeof gameAnnouncements.sealedRound>;
export type RoundKey = PayloadOf<typeof gameAnnouncements.roundKey>;

/** A page over plain HTTP has no WebCrypto. */
export const opensSealed = (): boolean => crypto.subtle !== undefined;

interface Parts {
  /** The server's time, or null while it is unknown. */
  serverNow(): number | null;
  wait: Wait;
  /** A round was opened, and `ahead` shows it. */
  opened(): void;
}

/** A round before the room's state shows it. */
interface OpenedRound extends Pick<RoundKey, "round" | "startsAt"> {
  readonly shown: object;
}

export interface SealedRounds {
  keep(sealed: SealedRound): void;
  open(key: RoundKey): Promise<void>;
  /** The view, or the round that was opened if it comes next. `unsolved` is what the game's state shows before a solution. */
  ahead(view: RoomView, unsolved: object): RoomView;
  /** Forgets everything. Call it before a new socket. */
  clear(): void;
}

/** Opens the sealed rounds of a room, so that a slow phone shows them when the others do (GAME-149). */
export function createSealedRounds({ serverNow, wait, opened }: Parts): SealedRounds {
  let sealed: SealedRound | null = null;
  let round: OpenedRound | null = null;
  let cancel = () => {};

  function clear(): void {
    cancel();
    sealed = null;
    round = null;
  }

  /** With a network that is faster than usual, the key comes before its time. */
  function showInTime(next: OpenedRound): void {
    const early = next.startsAt - (serverNow() ?? next.startsAt);
    cancel = wait(Math.min(Math.max(0, early), KEY_LEAD_MAX_MS), () => {
      round = next;
      opened();
    });
  }

  return {
    keep(next) {
      clear();
      sealed = next;
    },
    async open(key) {
      const mine = sealed;
      if (mine?.round !== key.round) return;
      // If the text cannot be opened, the state shows the round a moment later.
      const shown = await unseal(mine, key).catch(() => null);
      if (shown === null || sealed !== mine) return;
      sealed = null;
      showInTime({ round: key.round, startsAt: key.startsAt, shown });
    },
    ahead(view, unsolved) {
      if (round && isBefore(view, round)) return viewOf(view, unsolved, round);
      round = null;
      return view;
    },
    clear,
  };
}

async function unseal({ nonce, ciphertext }: SealedRound, { key }: RoundKey): Promise<object> {
  const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
  const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv: nonce }, aes, ciphertext);
  return JSON.parse(new TextDecoder().decode(text));
}

/** Whether the room is in the pause before this round. */
const isBefore = (view: RoomView, { round }: OpenedRound): boolean =>
  view.round === round - 1 && ["starting", "reveal", "break"].includes(view.phase);

function viewOf(view: RoomView, unsolved: object, { round, startsAt, shown }: OpenedRound): RoomView {
  const players = Object.entries(view.players).map(([memberId, player]) => [
    memberId,
    { ...player, hasAnswered: false, roundPoints: 0, responseMs: 0, wantsNext: false },
  ]);
  return {
    ...view,
    ...unsolved,
    ...shown,
    phase: "round",
    round,
    phaseStartedAt: startsAt,
    phaseEndsAt: startsAt + view.timeLimit * 1000,
    players: Object.fromEntries(players),
    ...(view.crowd && { crowd: { ...view.crowd, answered: 0 } }),
  };
}
