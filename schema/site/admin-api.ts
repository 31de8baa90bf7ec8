import { z } from "zod";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { EMAIL_MAX_LENGTH, REQUEST_ANSWER_MAX_LENGTH } from "../limits.ts";
import { namedMember } from "../member/shown-member.ts";
import { line, prose } from "../text.ts";
import { parentAsk, requestKinds } from "./api.ts";

export const REQUESTS_PER_PAGE = 50;

/** What people send with the forms of the public pages: requests to the leaders, and addresses for news. */
export const formKinds = [...requestKinds, "roadmap"] as const;
/** With what parents ask, which safeguarding leads handle too and which is a list of its own. */
export const inboxKinds = [...formKinds, "parent"] as const;
export type InboxKind = (typeof inboxKinds)[number];
export const inboxStates = ["new", "in_progress", "answered", "closed"] as const;
export type InboxState = (typeof inboxStates)[number];
/** A state, or `open` for new ones and those in progress. */
export const inboxStateFilters = ["open", ...inboxStates, "all"] as const;
/** The requests of the caller, or those that nobody has taken. */
export const inboxOwners = ["me", "nobody"] as const;

const requestId = z.uuid();

const columns = {
  requestId,
  kind: z.enum(inboxKinds),
  /** Null for an address for news. */
  name: z.string().nullable(),
  /** Null if a parent left only a phone number. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** What a parent asks for, and about whom. Null for every other kind. */
  ask: parentAsk.nullable(),
  childName: z.string().nullable(),
  message: z.string().nullable(),
  state: z.enum(inboxStates),
  /** Who handles it, or who answered or closed it. */
  owner: namedMember.nullable(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
};

const listedRequest = z.strictObject(columns);
export type ListedRequest = z.infer<typeof listedRequest>;

const requestFile = z.strictObject({
  ...columns,
  /** The account from which it was sent. */
  sender: namedMember.nullable(),
  /** What was mailed to the sender. Null unless it is answered. */
  answer: z.string().nullable(),
  /** When it was answered or closed. */
  decidedAt: z.number().nullable(),
  /** False if there is no address, or it was deleted with an account. */
  canAnswer: z.boolean(),
  isOwn: z.boolean(),
});
export type RequestFile = z.infer<typeof requestFile>;

const filter = {
  /** Part of a name, the address, the phone number or the message. */
  search: line({ max: EMAIL_MAX_LENGTH }).optional(),
  /** By default all but those of parents. A safeguarding lead always gets those of parents. */
  kind: z.enum(inboxKinds).optional(),
  state: z.enum(inboxStateFilters).default("open"),
  owner: z.enum(inboxOwners).optional(),
  /** By when they came. */
  order: z.enum(["asc", "desc"]).default("desc"),
};

const handling: CallLimit = { name: "request-handling", tries: 600, seconds: 60 * 60, per: "account" };
const one = z.strictObject({ requestId });

export const listRequests = endpoint("GET /api/admin/requests", "guardian", {
  summary:
    "A page of 50 requests that people sent with forms, by default the open ones, newest first. Safeguarding leads see those of parents. The access is recorded.",
  query: z.strictObject({ ...filter, page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  output: z.strictObject({ requests: z.array(listedRequest), total: z.int() }),
});

export const exportRequests = endpoint("GET /api/admin/requests/export", "admin", {
  isSensitive: true,
  summary: "The requests of a filter as a CSV file. The download is recorded.",
  kind: "file",
  fileTypes: ["text/csv"],
  query: z.strictObject(filter),
  limit: { name: "requests-export", tries: 30, seconds: 60 * 60, per: "account" },
  timeoutSeconds: 60,
});

export const readRequest = endpoint("GET /api/admin/requests/:requestId", "guardian", {
  summary: "One request with its answer. The access is recorded.",
  params: one,
  output: requestFile,
});

export const takeRequest = endpoint("POST /api/admin/requests/:requestId/owner", "guardian", {
  summary: "Makes the caller the owner of an open request, unless another leader already is.",
  limit: handling,
  params: one,
  output: requestFile,
});

export const handBackRequest = endpoint("DELETE /api/admin/requests/:requestId/owner", "guardian", {
  summary: "Hands a request of the caller back, so that it is new again.",
  limit: handling,
  params: one,
  output: requestFile,
});

export const answerRequest = endpoint("POST /api/admin/requests/:requestId/answer", "guardian", {
  summary: "Mails an answer to the sender of an open request, unless another leader owns it.",
  limit: handling,
  isForm: true,
  params: one,
  body: z.strictObject({ answer: prose({ min: 1, max: REQUEST_ANSWER_MAX_LENGTH }) }),
  output: requestFile,
});

export const closeRequest = endpoint("POST /api/admin/requests/:requestId/closing", "guardian", {
  summary: "Closes an open request without an answer, unless another leader owns it.",
  limit: handling,
  params: one,
  output: requestFile,
});

export const reopenRequest = endpoint("DELETE /api/admin/requests/:requestId/closing", "guardian", {
  summary: "Opens a request again that was closed without an answer. It belongs to the caller.",
  limit: handling,
  params: one,
  output: requestFile,
});

export const deleteRequest = endpoint("DELETE /api/admin/requests/:requestId", "guardian", {
  summary:
    "Deletes a request for good: spam, or because its sender asks for that. Refused while another leader owns it.",
  limit: handling,
  params: one,
});
