import { VOICE_MAX_SECONDS } from "../../../../../schema/limits.ts";
import { wait } from "../../../../net/wait.ts";
import { measureSound, type SoundLevel } from "./sound-level.ts";

/** Enough for speech: a minute takes 120 KB. */
const BITS_PER_SECOND = 16_000;
/** About how many bytes a recording of this length has. */
export const bytesIn = (seconds: number): number => Math.max(1, Math.round((seconds * BITS_PER_SECOND) / 8));
/** A little less, because a timer may be late and the server accepts one second more. */
const MAX_MS = VOICE_MAX_SECONDS * 1000 - 100;

export interface RecordedVoice {
  file: Blob;
  seconds: number;
}

export interface VoiceRecorder {
  /** By `performance.now`. */
  readonly startedAt: number;
  readonly level: SoundLevel;
  /** Resolves when it has ended: by `stop`, after 60 seconds, or because the microphone is gone. Null if it was discarded. */
  readonly ended: Promise<RecordedVoice | null>;
  stop(): void;
  discard(): void;
}

const constraints: MediaStreamConstraints = {
  audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
};

/** THREAD-70, THREAD-72: opens the microphone and records until it ends. Rejects as `getUserMedia` does. */
export async function recordVoice(type: string): Promise<VoiceRecorder> {
  const stream = await navigator.mediaDevices.getUserMedia(constraints);
  try {
    return recordStream(stream, type);
  } catch (error) {
    closeStream(stream);
    throw error;
  }
}

function closeStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function recordStream(stream: MediaStream, mimeType: string): VoiceRecorder {
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
  const level = measureSound(stream);
  const chunks: Blob[] = [];
  let isDiscarded = false;
  let endedAt = 0;
  const startedAt = performance.now();

  function stop(): void {
    endedAt ||= performance.now();
    if (recorder.state !== "inactive") recorder.stop();
  }
  const cancelEnd = wait(MAX_MS, stop);
  const ended = new Promise<RecordedVoice | null>((resolve) => {
    recorder.ondataavailable = ({ data }) => void chunks.push(data);
    recorder.onstop = () => {
      cancelEnd();
      level.close();
      closeStream(stream);
      const seconds = ((endedAt || performance.now()) - startedAt) / 1000;
      // Without the codec, as the server knows the type.
      const [plainType] = mimeType.split(";");
      const file = new Blob(chunks, { type: plainType ?? mimeType });
      resolve(isDiscarded || file.size === 0 ? null : { file, seconds });
    };
  });
  recorder.start();
  return {
    startedAt,
    level,
    ended,
    stop,
    discard() {
      isDiscarded = true;
      stop();
    },
  };
}
