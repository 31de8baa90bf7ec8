import { uploadVoiceNote } from "../../../../schema/thread/attachment-api.ts";
import type { Person } from "../../account/people.ts";
import { recordedWebm } from "./recording.ts";

interface Sent {
  readonly id?: string;
  readonly bytes?: Uint8Array;
  readonly type?: string;
}

/** Uploads a voice note for a thread. */
export function uploadVoice(
  person: Person,
  threadId: string,
  { id = crypto.randomUUID(), bytes = recordedWebm(), type = "audio/webm" }: Sent = {},
) {
  const body = new FormData();
  body.set("id", id);
  body.set("voice", new File([new Uint8Array(bytes)], "voice", { type }));
  return person.call(uploadVoiceNote, { params: { threadId }, body });
}
