import type { Phase } from "../../../schema/game/state.ts";
import { hasResults, type RoomView } from "../room-view.ts";

/** Everything that is heard in a game. None of it says anything that is not also shown. */
export const sounds = ["tick", "right", "wrong", "timeUp", "join", "podium"] as const;
export type Sound = (typeof sounds)[number];

/** How many last seconds of a countdown tick. */
const TICKS = 3;
/** A tick that is this much too late is left out. */
const LATE_MS = 50;

type Heard = Pick<RoomView, "phase" | "round"> & {
  readonly players: Readonly<Record<string, Pick<RoomView["players"][string], "hasAnswered" | "roundPoints">>>;
};

const isNowIn = (before: Heard, after: Heard, phase: Phase): boolean => after.phase === phase && before.phase !== phase;

/** What a change of the room sounds like to this player. */
export function soundOf(before: Heard, after: Heard, myId: string): Sound | null {
  if (isNowIn(before, after, "reveal")) {
    const me = after.players[myId];
    if (!me?.hasAnswered) return "timeUp";
    return me.roundPoints > 0 ? "right" : "wrong";
  }
  if (hasResults(after.phase) && before.phase === "reveal") return "podium";
  const isOpen = after.phase === "waiting" || after.phase === "rematch";
  const isNew = (memberId: string) => memberId !== myId && !(memberId in before.players);
  return isOpen && Object.keys(after.players).some(isNew) ? "join" : null;
}

/** In how many milliseconds the last three seconds of a countdown tick. `now` is the server's time, null while unknown. */
export function ticksOf({ phase, phaseEndsAt }: Pick<RoomView, "phase" | "phaseEndsAt">, now: number | null): number[] {
  if (now === null || (phase !== "round" && phase !== "starting")) return [];
  return Array.from({ length: TICKS }, (_, at) => phaseEndsAt - (TICKS - at) * 1000 - now).filter(
    (delay) => delay > -LATE_MS,
  );
}

/** How long the phone vibrates, in milliseconds. */
export const vibrationOf = (sound: Sound): number =>
  (({ right: 30, wrong: 90 }) as Partial<Record<Sound, number>>)[sound] ?? 0;
