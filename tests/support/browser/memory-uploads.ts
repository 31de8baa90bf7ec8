import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { isPassing } from "../../../client/net/http/api-error.ts";
import type { UnsentAttachment } from "../../../client/thread/attachment/file/unsent-attachment.ts";
import type { Uploads } from "../../../client/thread/pending/outbox.ts";
import type { ErrorCode } from "../../../schema/errors.ts";
import { uploadMessagePhoto } from "../../../schema/thread/attachment-api.ts";
import { type Member, Refused } from "../../load/member/member.ts";

const SIZE = { width: 40, height: 30 } as const;
/** As long as a screen waits before it tries again at first. */
const RETRY_MS = 500;

let drawn: Promise<Uint8Array<ArrayBuffer>> | undefined;
const draw = async () =>
  new Uint8Array(
    await sharp({ create: { ...SIZE, channels: 3, background: "#a33" } })
      .jpeg()
      .toBuffer(),
  );

/** Uploads the photos of one screen as the client does, again until the server answers, with their files in memory. */
export function memoryUploads(member: Member, threadId: string) {
  const stopping = new AbortController();

  async function send(id: string, signal: AbortSignal): Promise<ErrorCode | null> {
    drawn ??= draw();
    const file = new Blob([await drawn], { type: "image/jpeg" });
    while (!signal.aborted) {
      const body = new FormData();
      body.append("id", id);
      body.append("photo", file);
      try {
        await member.call(uploadMessagePhoto, { params: { threadId }, body });
        return null;
      } catch (error) {
        if (error instanceof Refused && !isPassing(error.code as ErrorCode)) return error.code as ErrorCode;
        await pause(RETRY_MS, undefined, { signal }).catch(() => {});
      }
    }
    return null;
  }

  const uploads: Uploads = {
    start({ id }, settled) {
      const own = new AbortController();
      const signal = AbortSignal.any([own.signal, stopping.signal]);
      void send(id, signal).then((refusal) => {
        if (!signal.aborted) settled(refusal);
      });
      return () => own.abort();
    },
    remove: () => {},
  };
  return {
    ...uploads,
    newPhoto: (): UnsentAttachment => ({ kind: "photo", id: crypto.randomUUID(), ...SIZE, bytes: 1_000 }),
    stop: () => stopping.abort(),
  };
}
