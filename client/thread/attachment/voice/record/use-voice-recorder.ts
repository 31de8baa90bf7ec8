import { useEffect, useRef, useState } from "react";
import { recordingType } from "./recording-type.ts";
import { type RecordedVoice, recordVoice, type VoiceRecorder } from "./voice-recorder.ts";

interface Parts {
  onRecorded: (voice: RecordedVoice) => void;
  /** The member leaves the screen while this records. It has to be ended. */
  onLeave: (recorder: VoiceRecorder) => void;
  /** `getUserMedia` has rejected with this. */
  onFailure: (error: unknown) => void;
}

/** Records one voice note at a time. */
export function useVoiceRecorder(parts: Parts) {
  const [recorder, setRecorder] = useState<VoiceRecorder | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const running = useRef<VoiceRecorder>(null);
  const isLeft = useRef(false);
  const latest = useRef(parts);
  latest.current = parts;

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      if (running.current) latest.current.onLeave(running.current);
    };
  }, []);

  // The browser asks whether the page may be closed.
  useEffect(() => {
    if (!recorder) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [recorder]);

  async function start() {
    const type = recordingType();
    if (isAsking || running.current || !type) return;
    setIsAsking(true);
    try {
      const started = await recordVoice(type);
      running.current = started;
      // The member left while the browser asked them.
      if (isLeft.current) return started.discard();
      setRecorder(started);
      const voice = await started.ended;
      if (voice && !isLeft.current) latest.current.onRecorded(voice);
    } catch (error) {
      if (!isLeft.current) latest.current.onFailure(error);
    } finally {
      running.current = null;
      setRecorder(null);
      setIsAsking(false);
    }
  }

  return { recorder, isAsking: isAsking && !recorder, start };
}
