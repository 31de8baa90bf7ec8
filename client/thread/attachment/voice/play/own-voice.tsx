import { ApiError } from "../../../../net/http/api-error.ts";
import { readFileOf } from "../../../../net/storage/file-store.ts";
import { fileKeyOf, type UnsentVoice } from "../../file/unsent-attachment.ts";
import * as text from "./player-text.ts";
import { VoicePlayer } from "./voice-player.tsx";

/** Plays a voice note of this member that is not sent yet, from this device. */
export function OwnVoice({ memberId, voice }: { memberId: string; voice: UnsentVoice }) {
  const { id, seconds, bytes } = voice;
  async function load(): Promise<Blob> {
    const file = await readFileOf(fileKeyOf(memberId, id));
    if (!file) throw new ApiError("attachment/not-found");
    return file;
  }
  return (
    <VoicePlayer id={id} name={text.ownNote(Math.round(seconds))} seconds={seconds} bytes={bytes} load={load} isHere />
  );
}
