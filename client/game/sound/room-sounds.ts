import type { GameClient } from "../connection/game-client.ts";
import { type Sound, soundOf, ticksOf, vibrationOf } from "./sound-plan.ts";
import { play } from "./synthesizer.ts";

type Room = Pick<GameClient, "store" | "serverNow">;

/** While the server's time is unknown, the ticks of a countdown are planned again after this time. */
const CLOCK_MS = 300;

let context: AudioContext | undefined;

/** Browsers play nothing before the first press. A browser without Web Audio stays silent. */
function unlock(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Rejects only if the context was closed, which never happens here.
  if (context.state === "suspended") void context.resume();
}

function output(sound: Sound): void {
  if (document.visibilityState !== "visible") return;
  // What cannot be heard now is not heard later either.
  if (context?.state === "running") play(context, sound);
  const ms = vibrationOf(sound);
  if (ms > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches) navigator.vibrate?.(ms);
}

/** Plays what happens in the room. Returns a function that stops it. */
export function startSounds({ store, serverNow }: Room, put: (sound: Sound) => void = output): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];

  function planTicks(): void {
    for (const timer of timers) clearTimeout(timer);
    const { view } = store.getState();
    const now = serverNow();
    const isUnknown = now === null && (view?.phaseEndsAt ?? 0) > 0;
    timers = isUnknown
      ? [setTimeout(planTicks, CLOCK_MS)]
      : (view ? ticksOf(view, now) : []).map((delay) => setTimeout(() => put("tick"), delay));
  }

  const stop = store.subscribe(({ view, memberId }, { view: before }) => {
    if (!view || !before || view === before) return;
    if (view.phaseEndsAt !== before.phaseEndsAt || view.phase !== before.phase) planTicks();
    const sound = soundOf(before, view, memberId ?? "");
    if (sound) put(sound);
  });
  planTicks();
  if (navigator.userActivation?.hasBeenActive) unlock();
  document.addEventListener("pointerup", unlock);
  document.addEventListener("keydown", unlock);
  return () => {
    stop();
    for (const timer of timers) clearTimeout(timer);
    document.removeEventListener("pointerup", unlock);
    document.removeEventListener("keydown", unlock);
  };
}
