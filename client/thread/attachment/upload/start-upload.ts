import { uploadMessagePhoto, uploadVoiceNote } from "../../../../schema/thread/attachment-api.ts";
import { backoffDelay } from "../../../net/backoff.ts";
import { ApiError, codeOf, type FailureCode, isPassing } from "../../../net/http/api-error.ts";
import { upload } from "../../../net/http/upload.ts";
import { readFileOf, removeFileOf } from "../../../net/storage/file-store.ts";
import { wait } from "../../../net/wait.ts";
import { onWake } from "../../../ui/late/wake.ts";
import type { ThreadKey } from "../../pending/thread-key.ts";
import { addressOfFile } from "../file/file-address.ts";
import { fileKeyOf, type UnsentAttachment } from "../file/unsent-attachment.ts";
import { setUploadShare } from "./upload-share.ts";

/** When an upload is no longer tried, and what happens then. */
export interface GiveUp {
  triesMax: number;
  onGivenUp(): void;
}

interface UploadParts {
  key: ThreadKey;
  attachment: UnsentAttachment;
  settled(refusal: FailureCode | null): void;
  giveUp?: GiveUp;
}

/** An upload that nobody waits for goes on for this long: leaving a thread lets the background sender take it over. */
const HANDOVER_MS = 1_000;

interface Running {
  done: Promise<void>;
  waiting: number;
  controller: AbortController;
}

const running = new Map<string, Running>();

async function send({ threadId, memberId }: ThreadKey, attachment: UnsentAttachment, signal: AbortSignal) {
  const { kind, id } = attachment;
  const file = await readFileOf(fileKeyOf(memberId, id));
  if (!file) throw new ApiError("attachment/not-found");
  const body = new FormData();
  body.append("id", id);
  body.append(kind, file);
  const options = { params: { threadId }, body, signal, onProgress: (share: number) => setUploadShare(id, share) };
  if (kind === "photo") await upload(uploadMessagePhoto, options);
  else await upload(uploadVoiceNote, options);
}

/** The upload of this attachment: the one that is under way, or a new one. */
function join(key: ThreadKey, attachment: UnsentAttachment): Running {
  const known = running.get(attachment.id);
  if (known && !known.controller.signal.aborted) return known;
  const controller = new AbortController();
  const done = send(key, attachment, controller.signal).finally(() => {
    if (running.get(attachment.id) === joined) running.delete(attachment.id);
    setUploadShare(attachment.id, null);
  });
  // Whoever waits for it sees the failure.
  done.catch(() => {});
  const joined: Running = { done, waiting: 0, controller };
  running.set(attachment.id, joined);
  return joined;
}

function leave(joined: Running): void {
  joined.waiting -= 1;
  wait(HANDOVER_MS, () => {
    if (joined.waiting === 0) joined.controller.abort();
  });
}

/**
 * Uploads a file under its id until the server has it or refuses it. It tries again after a growing pause, and at once when
 * the network returns.
 */
export function startUpload({ key, attachment, settled, giveUp }: UploadParts): () => void {
  let isOver = false;
  let tries = 0;
  let joined: Running | null = null;
  let cancelWait = () => {};

  function tryNow(): void {
    if (isOver || joined) return;
    cancelWait();
    joined = join(key, attachment);
    joined.waiting += 1;
    joined.done.then(() => finish(null), failed);
  }

  function failed(error: unknown): void {
    if (isOver) return;
    joined = null;
    const code = codeOf(error);
    tries += 1;
    if (!isPassing(code)) finish(code);
    else if (giveUp && tries >= giveUp.triesMax) {
      stop();
      giveUp.onGivenUp();
    } else waitFor(error);
  }

  function waitFor(error: unknown): void {
    const retryAfter = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
    cancelWait = wait(Math.max(backoffDelay(tries, Math.random), retryAfter * 1000), tryNow);
  }

  function finish(refusal: FailureCode | null): void {
    if (isOver) return;
    stop();
    settled(refusal);
  }

  function stop(): void {
    if (isOver) return;
    isOver = true;
    cancelWait();
    stopWaking();
    if (joined) leave(joined);
  }

  const stopWaking = onWake(tryNow);
  tryNow();
  return stop;
}

/** Its message is sent or discarded. A sent photo is shown from memory from now on (`knownAddress`). */
export async function removeFile(memberId: string, { id }: UnsentAttachment): Promise<void> {
  const key = fileKeyOf(memberId, id);
  await addressOfFile(key).catch(() => {});
  await removeFileOf(key);
}
