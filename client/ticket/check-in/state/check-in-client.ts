import type { CheckInChanges, CheckInList, CheckInTicket, ScanAnswer } from "../../../../schema/ticket/check-in.ts";
import type { Scan } from "../../../../schema/ticket/check-in-api.ts";
import { codeOf, type FailureCode, isPassing } from "../../../net/http/api-error.ts";
import * as checkIns from "./check-in-state.ts";
import { type Decision, decideOffline, decisionOf } from "./decision.ts";
import { readTicketText, type TicketText, ticketByReference } from "./ticket-text.ts";

/** What the client needs from its surroundings. All requests reject with an `ApiError`. */
export interface CheckInPorts {
  readList(): Promise<CheckInList>;
  readChanges(since: number): Promise<CheckInChanges>;
  /** `isUrgent`: someone is waiting, so it gives up after a few seconds. */
  send(scans: Scan[], isUrgent: boolean): Promise<ScanAnswer[]>;
  /** `nonce`: takes back only this scan of the ticket. */
  undo(reference: string, nonce?: string): Promise<void>;
  fingerprintOf(code: string): Promise<string | null>;
  load(): checkIns.CheckInState | null;
  save(state: checkIns.CheckInState): void;
  /** Deletes what is saved: this member may no longer see it. */
  forget(): void;
  isOnline(): boolean;
  now(): number;
  newNonce(): string;
}

export interface CheckInView {
  readonly state: checkIns.CheckInState;
  /** `failed`: the server refuses, and trying again does not help. */
  readonly connection: "connecting" | "online" | "offline" | "failed";
  readonly failure: FailureCode | null;
}

/** The server takes at most 100 scans at once. */
const SCANS_AT_ONCE = 100;

/** What one phone at check-in knows and does. Asks the server where it can, and decides alone where it cannot. */
export function createCheckInClient(ports: CheckInPorts) {
  let view: CheckInView = { state: ports.load() ?? checkIns.noCheckIns, connection: "connecting", failure: null };
  let syncing: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function set(next: Partial<CheckInView>): void {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  }

  function update(state: checkIns.CheckInState): void {
    set({ state });
    ports.save(state);
  }

  function failed(error: unknown): void {
    const failure = codeOf(error);
    const mayNotSee = failure === "event/not-found" || failure === "account/suspended";
    if (mayNotSee) ports.forget();
    const state = mayNotSee ? checkIns.noCheckIns : view.state;
    set({ state, connection: isPassing(failure) ? "offline" : "failed", failure });
  }

  async function find(text: TicketText): Promise<CheckInTicket | undefined> {
    const tickets = view.state.list?.tickets ?? [];
    if (text.kind === "reference") return ticketByReference(tickets, text.reference);
    const fingerprint = text.kind === "code" ? await ports.fingerprintOf(text.code) : null;
    return fingerprint === null ? undefined : tickets.find((ticket) => ticket.fingerprint === fingerprint);
  }

  /** Checks in what was scanned or typed. Always answers, online or offline. */
  async function scan(typed: string, gateName: string): Promise<Decision> {
    const text = readTicketText(typed);
    if (text.kind === "other") return { result: "not-a-ticket", ticket: null, checkIn: null, isOffline: false };
    const ticket = await find(text);
    const sent = text.kind === "code" ? text.code : (ticket?.reference ?? text.reference);
    const nonce = view.state.unanswered[sent] ?? ports.newNonce();
    const made: Scan = { nonce, ticket: sent, gate: gateName, scannedAt: ports.now(), isLetIn: false };
    // The server answers as if it had heard all of them.
    const { waiting, takenBack } = view.state;
    const isUnheard = [...waiting, ...takenBack].some((scanned) => scanned.reference === ticket?.reference);
    if (view.connection !== "offline" && ports.isOnline() && !isUnheard) {
      const answer = await ask(made);
      if (answer) return decisionOf(answer);
    }
    return decideAlone(ticket, made);
  }

  /** Undefined if no answer came. */
  async function ask(made: Scan): Promise<ScanAnswer | undefined> {
    update(checkIns.withAttempt(view.state, made.ticket, made.nonce));
    try {
      const answers = await ports.send([made], true);
      update(checkIns.withAnswers(view.state, answers));
      set({ connection: "online", failure: null });
      return answers.find(({ nonce }) => nonce === made.nonce);
    } catch (error) {
      failed(error);
      return undefined;
    }
  }

  function decideAlone(known: CheckInTicket | undefined, { nonce, ticket, gate: name, scannedAt }: Scan): Decision {
    // The list may have changed while the server was asked.
    const current = view.state.list?.tickets.find(({ reference }) => reference === known?.reference);
    const decision = decideOffline(view.state, current);
    if (decision.result !== "in" || !current) return decision;
    update(checkIns.withLetIn(view.state, { nonce, ticket, reference: current.reference, gate: name, scannedAt }));
    return { ...decision, checkIn: { scannedAt, gate: name } };
  }

  /** Sends what waits, then reads what is new. Several calls at once share one run. */
  function sync(): Promise<void> {
    syncing ??= run().finally(() => {
      syncing = undefined;
    });
    return syncing;
  }

  async function run(): Promise<void> {
    if (!ports.isOnline()) return set({ connection: "offline", failure: "network/unreachable" });
    try {
      await sendTakenBack();
      await sendWaiting();
      await refresh();
      set({ connection: "online", failure: null });
    } catch (error) {
      failed(error);
    }
  }

  /** Before what waits: the ticket’s owner may have come in since. */
  async function sendTakenBack(): Promise<void> {
    for (const { reference, nonce } of view.state.takenBack) {
      await ports.undo(reference, nonce);
      update(checkIns.withoutTakenBack(view.state, nonce));
    }
  }

  async function sendWaiting(): Promise<void> {
    for (let next = nextWaiting(); next.length > 0; next = nextWaiting()) {
      const answers = await ports.send(next, false);
      // Otherwise it would send the same scans forever.
      if (answers.length === 0) throw new Error("the server answered none of the scans");
      update(checkIns.withAnswers(view.state, answers));
    }
  }

  const nextWaiting = (): Scan[] =>
    view.state.waiting
      .slice(0, SCANS_AT_ONCE)
      .map(({ nonce, ticket, gate: name, scannedAt }) => ({ nonce, ticket, gate: name, scannedAt, isLetIn: true }));

  async function refresh(): Promise<void> {
    const { list } = view.state;
    if (!list) return update(checkIns.withList(view.state, await ports.readList()));
    const changes = await ports.readChanges(list.readAt);
    if (changes.listVersion === list.listVersion) return update(checkIns.withChanges(view.state, changes));
    update(checkIns.withList(view.state, await ports.readList()));
  }

  /** Takes a check-in back. Rejects with an `ApiError` if the server has to be asked and does not answer. */
  async function undo(reference: string): Promise<void> {
    const own = view.state.waiting.some((scanned) => scanned.reference === reference);
    if (own) return update(checkIns.withTakenBack(view.state, reference));
    await ports.undo(reference);
    update(checkIns.withUndone(view.state, reference));
  }

  return {
    view: (): CheckInView => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    scan,
    sync,
    undo,
    markSeen: (nonces: readonly string[]) => update(checkIns.withSeen(view.state, nonces)),
  };
}

export type CheckInClient = ReturnType<typeof createCheckInClient>;
