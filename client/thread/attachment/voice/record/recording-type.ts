import { VOICE_TYPES } from "../../../../../schema/thread/attachment-api.ts";

/** Chromium has it; other browsers have no such policy. */
interface PolicyDocument extends Document {
  readonly featurePolicy?: { allowsFeature(name: string): boolean };
}

/** False in a page that was saved before the app had voice notes. */
const isMicrophoneAllowed = (): boolean =>
  (document as PolicyDocument).featurePolicy?.allowsFeature("microphone") ?? true;

/**
 * THREAD-69: the type that this browser records Opus in. Undefined if it can’t: without HTTPS, in some browsers inside other
 * apps, and in old ones.
 */
export function recordingType(): string | undefined {
  if (typeof MediaRecorder === "undefined" || !navigator.mediaDevices?.getUserMedia) return undefined;
  if (!isMicrophoneAllowed()) return undefined;
  return VOICE_TYPES.map((type) => `${type};codecs=opus`).find((type) => MediaRecorder.isTypeSupported(type));
}
