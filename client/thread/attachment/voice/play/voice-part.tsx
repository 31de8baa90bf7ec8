import type { VoiceNote } from "../../../../../schema/thread/attachment.ts";
import { usePart } from "../../../../ui/late/use-part.ts";
import type { KnownMessage } from "../../../history/message-merge.ts";
import { VOICE_PX } from "./voice-height.ts";

interface Props {
  message: KnownMessage;
  voice: VoiceNote;
  myId: string;
}

/** The voice note of a message. Its code is loaded when there is one. */
export function VoicePart({ message, voice, myId }: Props) {
  const { part } = usePart(() => import("./voice-view.tsx"), true);
  if (!part) return <div style={{ height: VOICE_PX }} />;
  return <part.VoiceView voice={voice} isOwn={message.senderId === myId} senderName={message.senderName} />;
}
