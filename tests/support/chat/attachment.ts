import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readAttachment, uploadMessagePhoto } from "../../../schema/thread/attachment-api.ts";
import type { Person } from "../account/people.ts";
import { halves } from "../event/sample-image.ts";
import { databaseAt, type TestServer } from "../server/boot.ts";
import type { ChatMember } from "./channel.ts";
import { ADULT, type Listener, newChatMember } from "./chat-member.ts";

/** A small photo. */
export const smallPhoto: Buffer = await halves(400, 300).jpeg().toBuffer();

interface Sent {
  readonly id?: string;
  readonly bytes?: Uint8Array;
  readonly type?: string;
}

/** Uploads a photo for a thread. */
export function uploadPhoto(
  person: Person,
  threadId: string,
  { id = crypto.randomUUID(), bytes = smallPhoto, type = "image/jpeg" }: Sent = {},
) {
  const body = new FormData();
  body.set("id", id);
  body.set("photo", new File([new Uint8Array(bytes)], "me.jpg", { type }));
  return person.call(uploadMessagePhoto, { params: { threadId }, body });
}

/** Uploads a photo and sends it. Returns its id, and the message or the code of the refusal. */
export async function sendPhoto(person: Person, threadId: string, socket: Listener, content = "") {
  const { body, error } = await uploadPhoto(person, threadId);
  if (error) return { id: "", code: error.code, message: undefined };
  return { ...(await socket.ask("send", { content, attachment: body.id })), id: body.id };
}

export const fetchFile = (person: Person, attachmentId: string) =>
  person.call(readAttachment, { params: { attachmentId } });

/** The status of the file for this person, or the code of the refusal. */
export async function seen(person: Person, attachmentId: string): Promise<string | number> {
  const { status, error } = await fetchFile(person, attachmentId);
  return error?.code ?? status;
}

/** Makes the account older than a new one, so that its photos do not wait. */
export async function settle({ url, memberId }: { readonly url: string; readonly memberId: string }): Promise<void> {
  await databaseAt(url)
    .fork()
    .execute("update users set created_at = now() - interval '30 days' where id = ?", [memberId]);
}

/** An adult whose photos do not wait. */
export async function settledAdult(url: string, name: string): Promise<ChatMember> {
  const member = await newChatMember(url, name, ADULT);
  await settle(member);
  return member;
}

/** The names of the stored files of attachments. */
export function storedFiles({ dataDir }: Pick<TestServer, "dataDir">): string[] {
  try {
    return readdirSync(join(dataDir, "files", "attachment"));
  } catch {
    return [];
  }
}
