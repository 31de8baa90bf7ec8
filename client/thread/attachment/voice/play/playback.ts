import { useSyncExternalStore } from "react";
import { onThreadOpenedOrClosed } from "../../../pending/open-threads.ts";

/** `blocked`: this browser can’t play Opus in WebM. `failed`: it could not be loaded, or is broken. */
export type PlaybackStatus = "loading" | "playing" | "paused" | "blocked" | "failed";

export interface Playback {
  readonly id: string;
  readonly status: PlaybackStatus;
  readonly position: number;
}

/** The sound of a voice note, fetched when somebody wants to hear it. */
export type LoadVoice = () => Promise<Blob>;

interface Loaded {
  audio: HTMLAudioElement;
  address: string;
}

/** THREAD-71: one at a time, so there is only one. It goes on while its row is out of sight. */
let playback: Playback | null = null;
let loaded: Loaded | null = null;
const listeners = new Set<() => void>();

function set(next: Playback | null): void {
  playback = next;
  for (const listener of listeners) listener();
}

/** Changes what is shown of this one, if it is still the one. */
function update(id: string, part: Partial<Playback>): void {
  if (playback?.id === id) set({ ...playback, ...part });
}

function release(): void {
  if (!loaded) return;
  loaded.audio.pause();
  URL.revokeObjectURL(loaded.address);
  loaded = null;
}

/** Ends it, also while it is fetched. */
export function stopPlayback(): void {
  release();
  if (playback) set(null);
}

/** A screen that shows other messages is silent. */
onThreadOpenedOrClosed(stopPlayback);

function audioFor(id: string, file: Blob): Loaded {
  const address = URL.createObjectURL(file);
  const audio = new Audio(address);
  audio.ontimeupdate = () => update(id, { position: audio.currentTime });
  audio.onplay = () => update(id, { status: "playing" });
  audio.onpause = () => update(id, { status: "paused" });
  audio.onended = () => update(id, { status: "paused", position: 0 });
  audio.onerror = () => update(id, { status: audio.canPlayType(file.type) === "" ? "blocked" : "failed" });
  return { audio, address };
}

async function play(id: string): Promise<void> {
  try {
    await loaded?.audio.play();
  } catch (error) {
    // A browser that wants another press, as iOS does after a slow download.
    if (error instanceof Error && error.name === "NotAllowedError") update(id, { status: "paused" });
  }
}

async function start(id: string, load: LoadVoice): Promise<void> {
  release();
  set({ id, status: "loading", position: 0 });
  try {
    const file = await load();
    // Meanwhile another one was wanted, or the screen was left.
    if (playback?.id !== id || loaded) return;
    loaded = audioFor(id, file);
    await play(id);
  } catch {
    update(id, { status: "failed" });
  }
}

/** Plays it from where it is, or pauses it. What failed is fetched again. */
export async function togglePlayback(id: string, load: LoadVoice): Promise<void> {
  if (playback?.id !== id || !loaded || playback.status === "failed") return await start(id, load);
  if (playback.status === "playing") loaded.audio.pause();
  else await play(id);
}

export function seekPlayback(id: string, seconds: number): void {
  if (playback?.id !== id || !loaded) return;
  loaded.audio.currentTime = seconds;
  update(id, { position: seconds });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Null while another one or none is played. */
export const usePlayback = (id: string): Playback | null =>
  useSyncExternalStore(subscribe, () => (playback?.id === id ? playback : null));
