import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { FileReply } from "../../../schema/endpoint.ts";
import type { Attachment, AttachmentKind } from "../../../schema/thread/attachment.ts";
import { recordRepeatedAccess, recordSupervisedVisit } from "../../audit/audit.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { fileName } from "./attachment-file.ts";
import {
  type FileRow,
  markStored,
  selectEvidenceFile,
  selectOwnFiles,
  selectOwnStored,
  selectReadableFile,
  upsertAttachment,
} from "./attachment-store.ts";

/** A photo as it is saved. */
export interface EncodedPhoto {
  readonly kind: "photo";
  readonly type: "image/webp";
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** In Base64. */
  readonly preview: string;
}

/** A voice note as it is saved. */
export interface EncodedVoiceNote {
  readonly kind: "voice";
  /** One of `VOICE_TYPES`. */
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly seconds: number;
}

export type EncodedFile = EncodedPhoto | EncodedVoiceNote;

/** An upload: the id that the client chose, the thread, and who uploads. */
export interface Upload {
  readonly id: string;
  readonly threadId: string;
  readonly memberId: string;
}

/** What the client learns of a saved file. */
export type Saved<Kind extends AttachmentKind> = Extract<Attachment, { readonly kind: Kind }>;

/**
 * THREAD-44, THREAD-45: saves a file that its member is about to send. The caller has checked that they may send one there. An
 * id that was used for something else is refused with `attachment/not-found`. No connection is held while the file is saved.
 */
export async function saveAttachment<Kind extends AttachmentKind>(
  source: StatementSource,
  storage: Storage,
  upload: Upload,
  encoded: EncodedFile & { readonly kind: Kind },
): Promise<Saved<Kind>> {
  const { kind, type, bytes } = encoded;
  const digest = createHash("sha256").update(bytes).digest("base64url");
  const { id, memberId, threadId } = upload;
  // The row comes first: a file without one would never be removed.
  const facts = [kind, type, digest, bytes.length, ...sizeOf(encoded)];
  const [begun] = await upsertAttachment(source, [id, memberId, threadId, ...facts]);
  if (begun) {
    await storage.put(fileName(begun.id, type), bytes, type);
    await markStored(source, [begun.id, digest]);
  }
  // Without a new row it was saved before, or at the same time.
  const saved = await findSaved(source, upload, kind);
  if (!saved) throw new Refusal("attachment/not-found");
  return saved;
}

const sizeOf = (encoded: EncodedFile) =>
  encoded.kind === "photo"
    ? [encoded.width, encoded.height, encoded.preview, null]
    : [null, null, null, encoded.seconds];

/** THREAD-45: what the same member has saved for the same thread under this id. */
export async function findSaved<Kind extends AttachmentKind>(
  source: StatementSource,
  { id, threadId, memberId }: Upload,
  kind: Kind,
): Promise<Saved<Kind> | undefined> {
  const [own] = await selectOwnStored(source, [id, memberId, threadId, kind]);
  return own && (present(own) as Saved<Kind>);
}

function present({ id, kind, bytes, width, height, preview, seconds }: FileRow): Attachment {
  return kind === "photo"
    ? { id, kind, bytes, width: width ?? 0, height: height ?? 0, preview: preview ?? "" }
    : { id, kind, bytes, seconds: seconds ?? 0 };
}

/** THREAD-50, SAFE-109: the file, if the member may see it now. Refuses with `attachment/not-found` or `attachment/covered`. */
export async function readAttachment(
  em: EntityManager,
  storage: Storage,
  member: Member,
  attachmentId: string,
): Promise<FileReply> {
  const [found] = await selectReadableFile(em, [attachmentId, member.memberId]);
  if (!found) throw new Refusal("attachment/not-found");
  if (found.is_covered && !found.is_own) {
    if (!found.reads_as_lead) throw new Refusal("attachment/covered");
    await recordRepeatedAccess(em, member.memberId, "covered-attachment", found.message_id);
  }
  await recordSupervisedVisit(em, member, found.thread_id);
  return fileReply(storage, found);
}

/** THREAD-56: a file in the evidence of a report, which the caller may read. Refuses with `attachment/not-found`. */
export async function readEvidenceFile(
  source: StatementSource,
  storage: Storage,
  reportId: string,
  attachmentId: string,
): Promise<FileReply> {
  const [found] = await selectEvidenceFile(source, [reportId, attachmentId]);
  if (!found) throw new Refusal("attachment/not-found");
  return fileReply(storage, found);
}

/** THREAD-58: the files of a member, sent or not. */
export const listOwnFiles = (source: StatementSource, memberId: string) => selectOwnFiles(source, [memberId]);

/** What identifies the file of an attachment. */
interface StoredFile {
  readonly id: string;
  readonly type: string;
}

const fileReply = (storage: Storage, file: StoredFile): FileReply => ({
  type: file.type,
  name: fileName(file.id, file.type).replace("/", "-"),
  content: { read: () => readFile(storage, file) },
  isInline: true,
});

/** The content of an attachment that the caller may see. Refuses with `attachment/not-found`. */
export async function readFile(storage: Storage, { id, type }: StoredFile): Promise<Uint8Array> {
  const content = await storage.get(fileName(id, type));
  if (!content) throw new Refusal("attachment/not-found");
  return content;
}
