import { useSyncExternalStore } from "react";

export type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default" | "voiceURI">;

const partsOf = (language: string): string[] => language.toLowerCase().replace("_", "-").split("-");

/**
 * DEVOTION-21: the voice that reads a text in this language: one of the device's own, which costs no data and sends no text away.
 * Of the same region if there is one, or else the default one. Undefined if the device has none.
 */
export function voiceFor<V extends Voice>(voices: readonly V[], language: string): V | undefined {
  const [wanted, region] = partsOf(language);
  const fitting = voices.filter(({ lang, localService }) => localService && partsOf(lang)[0] === wanted);
  return (
    fitting.find(({ lang }) => region !== undefined && partsOf(lang)[1] === region) ??
    fitting.find((voice) => voice.default) ??
    fitting[0]
  );
}

/** Browsers without speech lack it, whatever TypeScript thinks. */
export const speech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis as SpeechSynthesis | undefined;

export const deviceVoice = (language: string): SpeechSynthesisVoice | undefined =>
  voiceFor(speech()?.getVoices() ?? [], language);

/** Safari 16.0 knows its voices at once and has no such event. */
function subscribe(onChange: () => void): () => void {
  speech()?.addEventListener?.("voiceschanged", onChange);
  return () => speech()?.removeEventListener?.("voiceschanged", onChange);
}

/** Whether the device can read this language aloud. Its voices may become known only after the page has loaded. */
export const useHasVoice = (language: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => deviceVoice(language) !== undefined,
    () => false,
  );
