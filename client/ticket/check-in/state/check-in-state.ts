import type {
  CheckInChanges,
  CheckInConflict,
  CheckInList,
  CheckInMark,
  CheckInTicket,
  ScanAnswer,
} from "../../../../schema/ticket/check-in.ts";

/** A ticket that this phone has let in, and the server does not know of yet. */
export interface WaitingScan {
  nonce: string;
  /** What was scanned: the server checks its signature. */
  ticket: string;
  reference: string;
  gate: string;
  /** By this phone's clock. */
  scannedAt: number;
}

/** A ticket that this phone let in offline, and that the server refuses. */
export interface WrongScan {
  nonce: string;
  reference: string;
  displayName: string;
  scannedAt: number;
  gate: string;
  result: "cancelled" | "not-paid" | "not-this-event" | "unknown" | "undone";
}

/** What a phone at check-in knows. It survives a reload. */
export interface CheckInState {
  readonly list: CheckInList | null;
  readonly waiting: readonly WaitingScan[];
  /** Scans that somebody took back while they waited. The server has one of them if its answer was lost. */
  readonly takenBack: readonly WaitingScan[];
  readonly wrong: readonly WrongScan[];
  /** Conflicts and wrong scans that someone at this check-in has seen, by nonce. */
  readonly seen: readonly string[];
  /** The nonces of scans that no answer came for, by what was scanned: another try is the same scan. */
  readonly unanswered: Readonly<Record<string, string>>;
}

export const noCheckIns: CheckInState = {
  list: null,
  waiting: [],
  takenBack: [],
  wrong: [],
  seen: [],
  unanswered: {},
};

const replaceTickets = (list: CheckInList, next: (ticket: CheckInTicket) => CheckInTicket): CheckInList => ({
  ...list,
  tickets: list.tickets.map(next),
});

/** A newly read list replaces the old one. Scans that wait are still those of this phone. */
export const withList = (state: CheckInState, list: CheckInList): CheckInState => ({ ...state, list });

/** Changes may arrive twice and in any order of the tickets; each has the state of a ticket at the time of the reply. */
export function withChanges(state: CheckInState, { checkIns, conflicts, readAt }: CheckInChanges): CheckInState {
  // A slow reply may arrive after a newer one.
  if (!state.list || readAt < state.list.readAt) return state;
  const changed = new Map(checkIns.map(({ reference, checkIn }) => [reference, checkIn]));
  const list = replaceTickets(state.list, (ticket) => {
    const checkIn = changed.get(ticket.reference);
    return checkIn === undefined ? ticket : { ...ticket, checkIn };
  });
  return { ...state, list: { ...list, conflicts, readAt } };
}

/** Another try of a scan without an answer has the same nonce, so that the server does not take it for a second scan. */
export const withAttempt = (state: CheckInState, ticket: string, nonce: string): CheckInState => ({
  ...state,
  unanswered: { ...state.unanswered, [ticket]: nonce },
});

function withoutAttempt(state: CheckInState, nonces: ReadonlySet<string>): CheckInState {
  const kept = Object.entries(state.unanswered).filter(([, nonce]) => !nonces.has(nonce));
  return { ...state, unanswered: Object.fromEntries(kept) };
}

/** This phone lets a ticket in without having asked the server. */
export const withLetIn = (state: CheckInState, scan: WaitingScan): CheckInState => ({
  ...withoutAttempt(state, new Set([scan.nonce])),
  waiting: [...state.waiting, scan],
});

/** The server has answered scans: they no longer wait, and what it refuses although it was let in is a wrong scan. */
export function withAnswers(state: CheckInState, answers: readonly ScanAnswer[]): CheckInState {
  const byNonce = new Map(answers.map((answer) => [answer.nonce, answer]));
  const answered = state.waiting.filter(({ nonce }) => byNonce.has(nonce));
  const wrong = answered.flatMap((scan) => wrongScan(scan, byNonce.get(scan.nonce), state.list));
  const marks = new Map(answers.flatMap(({ ticket, checkIn }) => (ticket ? [[ticket.reference, checkIn]] : [])));
  const list = state.list && replaceTickets(state.list, (ticket) => withMark(ticket, marks));
  return {
    ...withoutAttempt(state, new Set(byNonce.keys())),
    list,
    waiting: state.waiting.filter(({ nonce }) => !byNonce.has(nonce)),
    wrong: [...state.wrong, ...wrong],
  };
}

function withMark(ticket: CheckInTicket, marks: ReadonlyMap<string, CheckInMark | null>): CheckInTicket {
  const checkIn = marks.get(ticket.reference);
  return checkIn === undefined ? ticket : { ...ticket, checkIn };
}

function wrongScan(scan: WaitingScan, answer: ScanAnswer | undefined, list: CheckInList | null): WrongScan[] {
  const result = answer?.result;
  // A conflict is in the list of conflicts, which all gates see.
  if (!result || result === "in" || result === "conflict" || result === "already-in") return [];
  const { nonce, reference, scannedAt, gate } = scan;
  const displayName = list?.tickets.find((ticket) => ticket.reference === reference)?.displayName ?? "";
  return [{ nonce, reference, displayName, scannedAt, gate, result }];
}

/** Takes back a scan that waits. Whether the server has it nobody knows before the next reply. */
export const withTakenBack = (state: CheckInState, reference: string): CheckInState => ({
  ...state,
  waiting: state.waiting.filter((scan) => scan.reference !== reference),
  takenBack: [...state.takenBack, ...state.waiting.filter((scan) => scan.reference === reference)],
});

/** The server has taken this scan back, or never had it. */
export const withoutTakenBack = (state: CheckInState, nonce: string): CheckInState => ({
  ...state,
  takenBack: state.takenBack.filter((scan) => scan.nonce !== nonce),
});

/** A check-in was undone on the server. */
export const withUndone = (state: CheckInState, reference: string): CheckInState => ({
  ...state,
  list: state.list && replaceTickets(state.list, (ticket) => withMark(ticket, new Map([[reference, null]]))),
});

/** Somebody has read what went wrong. */
export const withSeen = (state: CheckInState, nonces: readonly string[]): CheckInState => ({
  ...state,
  wrong: state.wrong.filter(({ nonce }) => !nonces.includes(nonce)),
  seen: [...new Set([...state.seen, ...nonces])],
});

/** How many are inside and how many are expected, as far as this phone knows. */
export function countsOf({ list, waiting }: CheckInState): { inside: number; expected: number } {
  const own = new Set(waiting.map(({ reference }) => reference));
  const tickets = list?.tickets ?? [];
  return {
    inside: tickets.filter(({ reference, checkIn }) => checkIn !== null || own.has(reference)).length,
    expected: tickets.filter(({ status, checkIn }) => status === "registered" || checkIn !== null).length,
  };
}

/** The conflicts that nobody at this check-in has seen. */
export const unseenConflicts = ({ list, seen }: CheckInState): CheckInConflict[] =>
  (list?.conflicts ?? []).filter(({ nonce }) => !seen.includes(nonce));
