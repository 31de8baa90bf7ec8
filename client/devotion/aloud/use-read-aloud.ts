import { useEffect, useRef, useState } from "react";
import { toast } from "../../ui/feedback/toast.ts";
import * as text from "./aloud-text.ts";
import type { Sentence } from "./sentences.ts";
import { deviceVoice, speech } from "./voice.ts";

type Reading = { kind: "silent" } | { kind: "reading" | "paused"; at: number };

export interface ReadAloud {
  reading: Reading;
  /** The sentence that is read, or was when it paused. */
  sentence: Sentence | undefined;
  /** Begins, or goes on with the sentence at which it paused. */
  play(): void;
  pause(): void;
  stop(): void;
}

const silent: Reading = { kind: "silent" };

/**
 * DEVOTION-21: reads these sentences with the device's voice, one after the other. A pause ends the sentence, which is read again
 * afterwards: Android cannot pause within one. Stops when the reader leaves, and when something else is read.
 */
export function useReadAloud(sentences: readonly Sentence[], language: string): ReadAloud {
  const [reading, setReading] = useState<Reading>(silent);
  /** The utterance that is spoken. Browsers forget one that nobody holds, and then never say that it has ended. */
  const spoken = useRef<SpeechSynthesisUtterance>(undefined);

  function say(at: number): void {
    const sentence = sentences[at];
    const voice = deviceVoice(language);
    if (!sentence || !voice) {
      spoken.current = undefined;
      setReading(silent);
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    const isCurrent = () => spoken.current === utterance;
    utterance.onend = () => {
      if (isCurrent()) say(at + 1);
    };
    utterance.onerror = ({ error }) => {
      if (!isCurrent()) return;
      spoken.current = undefined;
      setReading(silent);
      // Another devotion is read instead, or the page is being left.
      if (error !== "interrupted" && error !== "canceled") toast({ ...text.failed, variant: "destructive" });
    };
    spoken.current = utterance;
    setReading({ kind: "reading", at });
    speech()?.speak(utterance);
  }

  useEffect(() => {
    const leave = () => {
      // Others may be speaking.
      if (spoken.current) hush(spoken);
      setReading(silent);
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  return {
    reading,
    sentence: reading.kind === "silent" ? undefined : sentences[reading.at],
    play() {
      speech()?.cancel();
      say(reading.kind === "silent" ? 0 : reading.at);
    },
    pause() {
      if (reading.kind !== "reading") return;
      hush(spoken);
      setReading({ kind: "paused", at: reading.at });
    },
    stop() {
      hush(spoken);
      setReading(silent);
    },
  };
}

function hush(spoken: { current: SpeechSynthesisUtterance | undefined }): void {
  spoken.current = undefined;
  speech()?.cancel();
}
