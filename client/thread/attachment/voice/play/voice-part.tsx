import type { VoiceNote } from "../../../../../schema/thread/attachment.ts";
import { usePart } from "../../../../ui/late/use-part.ts";
import { VOICE_PX } from "./voice-height.ts";

interface Props {
  voice: VoiceNote;
  isOwn: boolean;
  senderName: string;
}

/** The voice note of a message. Its code is loaded when there is one. */
export function VoicePart({ voice, isOwn, senderName }: Props) {
  const { part } = usePart(() => import("./voice-view.tsx"), true);
  if (!part) return <div style={{ height: VOICE_PX }} />;
  return <part.VoiceView voice={voice} isOwn={isOwn} senderName={senderName} />;
}
