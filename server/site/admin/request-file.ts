import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { AuditKind } from "../../../schema/audit/kind.ts";
import type { ErrorCode } from "../../../schema/errors.ts";
import type { InboxState, RequestFile } from "../../../schema/site/admin-api.ts";
import { recordAudit } from "../../audit/audit.ts";
import { Refusal } from "../../platform/refusal.ts";
import { refuseWhileMuted } from "../../safety/safety.ts";
import { RequestEntity } from "../request.entity.ts";
import type { MailAnswer } from "./request-mail.ts";
import { type Handler, lockRequest, selectRequest } from "./request-store.ts";

/** INBOX-9: one request. Records the look. Refuses with `inbox/not-found`. */
export async function readFile(em: EntityManager, handler: Handler, requestId: string): Promise<RequestFile> {
  const file = await readRequestFile(em, handler, requestId);
  const memberId = file.sender?.memberId;
  await recordAudit(em, { actorId: handler.memberId, kind: "request", memberId, itemId: requestId });
  return file;
}

async function readRequestFile(em: EntityManager, handler: Handler, requestId: string): Promise<RequestFile> {
  const row = await selectRequest(em, handler, requestId);
  if (!row) throw new Refusal("inbox/not-found");
  return { ...row, canAnswer: isAddress(row.email), isOwn: row.owner?.memberId === handler.memberId };
}

/** INBOX-6: an address that was deleted with an account is replaced by words. */
const isAddress = (email: string | null): email is string => email?.includes("@") ?? false;

type Locked = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

interface Change {
  readonly kind: AuditKind;
  /** Why the change is refused, if it is. */
  readonly refusal: (request: Locked) => ErrorCode | undefined;
  readonly change: (tx: EntityManager) => Promise<unknown>;
}

/** Changes a request while nobody else does, and records it in the same transaction. */
async function changeRequest(
  em: EntityManager,
  handler: Handler,
  requestId: string,
  { kind, refusal, change }: Change,
): Promise<void> {
  await em.transactional(async (tx) => {
    const request = await lockRequest(tx, handler, requestId);
    if (!request) throw new Refusal("inbox/not-found");
    const code = refusal(request);
    if (code) throw new Refusal(code);
    await change(tx);
    await recordAudit(tx, { actorId: handler.memberId, kind, memberId: request.user_id, itemId: requestId });
  });
}

const isOpen = (state: InboxState): boolean => state === "new" || state === "in_progress";

/** INBOX-2, INBOX-4, INBOX-5: what a leader may do only with an open request that no other leader owns. */
function notFree({ state, isOthers }: Locked): ErrorCode | undefined {
  if (!isOpen(state)) return "inbox/decided";
  return isOthers ? "inbox/taken" : undefined;
}

/** INBOX-2: the leader becomes the owner of an open request. Taking one's own again changes nothing. */
export async function takeRequest(em: EntityManager, handler: Handler, requestId: string): Promise<RequestFile> {
  await changeRequest(em, handler, requestId, {
    kind: "request-taken",
    refusal: notFree,
    change: (tx) =>
      tx.nativeUpdate(RequestEntity, { id: requestId }, { state: "in_progress", owner: handler.memberId }),
  });
  return await readRequestFile(em, handler, requestId);
}

/** INBOX-2: nobody owns the request any more. */
export async function handBackRequest(em: EntityManager, handler: Handler, requestId: string): Promise<RequestFile> {
  await changeRequest(em, handler, requestId, {
    kind: "request-handed-back",
    refusal: (request) => notFree(request) ?? (request.state === "new" ? "inbox/not-taken" : undefined),
    change: (tx) => tx.nativeUpdate(RequestEntity, { id: requestId }, { state: "new", owner: null }),
  });
  return await readRequestFile(em, handler, requestId);
}

/** INBOX-4: saves the answer and mails it. */
export async function answerRequest(
  em: EntityManager,
  handler: Handler,
  { requestId, answer, mailAnswer }: { requestId: string; answer: string; mailAnswer: MailAnswer },
): Promise<RequestFile> {
  await changeRequest(em, handler, requestId, {
    kind: "request-answered",
    refusal: (request) => notFree(request) ?? (isAddress(request.email) ? undefined : "inbox/no-address"),
    async change(tx) {
      await refuseWhileMuted(tx, handler.memberId);
      await tx.nativeUpdate(RequestEntity, { id: requestId }, { ...decided(handler, "answered"), answer });
      const { kind, email, createdAt } = await readRequestFile(tx, handler, requestId);
      const { language } = await tx.findOneOrFail(RequestEntity, { id: requestId }, { fields: ["language"] });
      if (isAddress(email)) await mailAnswer(tx, { kind, email, createdAt, answer, language: language ?? null });
    },
  });
  return await readRequestFile(em, handler, requestId);
}

/** INBOX-5: closes an open request without an answer. */
export async function closeRequest(em: EntityManager, handler: Handler, requestId: string): Promise<RequestFile> {
  await changeRequest(em, handler, requestId, {
    kind: "request-closed",
    refusal: notFree,
    change: (tx) => tx.nativeUpdate(RequestEntity, { id: requestId }, decided(handler, "closed")),
  });
  return await readRequestFile(em, handler, requestId);
}

/** INBOX-5: opens a closed request again, for this leader. */
export async function reopenRequest(em: EntityManager, handler: Handler, requestId: string): Promise<RequestFile> {
  await changeRequest(em, handler, requestId, {
    kind: "request-reopened",
    refusal: ({ state }) => reopeningRefusals[state],
    change: (tx) =>
      tx.nativeUpdate(
        RequestEntity,
        { id: requestId },
        { state: "in_progress", owner: handler.memberId, decidedAt: null },
      ),
  });
  return await readRequestFile(em, handler, requestId);
}

/** Somebody else has opened it again, or answered it. */
const reopeningRefusals: Readonly<Record<InboxState, ErrorCode | undefined>> = {
  new: "inbox/not-taken",
  in_progress: "inbox/taken",
  answered: "inbox/decided",
  closed: undefined,
};

/** INBOX-7: deletes a request for good. */
export async function deleteRequest(em: EntityManager, handler: Handler, requestId: string): Promise<void> {
  await changeRequest(em, handler, requestId, {
    kind: "request-deleted",
    refusal: ({ isOthers }) => (isOthers ? "inbox/taken" : undefined),
    change: (tx) => tx.nativeDelete(RequestEntity, { id: requestId }),
  });
}

const decided = ({ memberId }: Pick<Handler, "memberId">, state: "answered" | "closed") => ({
  state,
  owner: memberId,
  decidedAt: raw("now()"),
});
