import { ApiError } from "../../../client/net/http/api-error.ts";
import { type CheckInPorts, createCheckInClient } from "../../../client/ticket/check-in/state/check-in-client.ts";
import type { CheckInState } from "../../../client/ticket/check-in/state/check-in-state.ts";
import type { CheckInList, CheckInMark, CheckInTicket } from "../../../schema/ticket/check-in.ts";
import { SCANS_PER_REQUEST, type Scan } from "../../../schema/ticket/check-in-api.ts";
import { answerTo, type RecordedScan, repeatedAnswer } from "../../../server/ticket/check-in/scan-answer.ts";

export const ticket = (reference: string, fields: Partial<CheckInTicket> = {}): CheckInTicket => ({
  reference,
  displayName: `Owner of ${reference}`,
  status: "registered",
  fingerprint: `print-${reference}`,
  checkIn: null,
  ...fields,
});

interface Stored {
  nonce: string;
  recorded: RecordedScan;
}

/** A server in memory that answers scans with the real rules. */
export function fakeDoor(tickets: CheckInTicket[]) {
  let clock = 1_000;
  const stored: Stored[] = [];
  const counting = (reference: string): CheckInMark | null => {
    const found = stored.find(({ recorded }) => recorded.reference === reference && recorded.status === "in");
    return found ? { scannedAt: found.recorded.scannedAt, gate: found.recorded.gate } : null;
  };
  const shown = () => tickets.map((each) => ({ ...each, checkIn: counting(each.reference) }));
  const conflicts = () =>
    stored
      .filter(({ recorded }) => recorded.status === "conflict")
      .map(({ nonce, recorded: { reference, displayName, scannedAt, gate } }) => ({
        nonce,
        reference,
        displayName,
        first: counting(reference),
        second: { scannedAt, gate },
      }));

  function answer(scan: Scan) {
    const before = stored.find(({ nonce }) => nonce === scan.nonce);
    if (before) return repeatedAnswer(scan.nonce, before.recorded);
    const found = shown().find(({ reference }) => reference === scan.ticket);
    const own = { scannedAt: scan.scannedAt, gate: scan.gate };
    const known = found && { ...found, registrationId: found.reference, eventId: "event" };
    const given = answerTo(scan, own, known, { eventId: "event", isCancelled: false });
    if (found && (given.result === "in" || given.result === "conflict")) {
      const { reference, displayName } = found;
      const recorded = { ...own, status: given.result, reference, displayName, counting: found.checkIn };
      stored.push({ nonce: scan.nonce, recorded });
    }
    return given;
  }

  const state = () => ({
    conflicts: conflicts(),
    listVersion: tickets.map(({ status }) => status).join(),
    readAt: clock,
  });
  return {
    stored,
    /** Answers no scan. */
    isMute: false,
    now: () => {
      clock += 1;
      return clock;
    },
    list: (): CheckInList => ({
      title: "Carols",
      eventDate: 0,
      endDate: null,
      isCancelled: false,
      tickets: shown(),
      ...state(),
    }),
    changes: () => ({
      checkIns: shown().map(({ reference, checkIn }) => ({ reference, checkIn })),
      ...state(),
    }),
    answer,
    undo: (reference: string, scan?: string) => {
      const found = stored.find(
        ({ nonce, recorded }) =>
          recorded.reference === reference && recorded.status === "in" && (scan === undefined || scan === nonce),
      );
      if (found) found.recorded = { ...found.recorded, status: "undone" };
    },
  };
}

/** How the network of a gate is. `deaf`: requests arrive, and their replies are lost. */
export type Network = "on" | "off" | "deaf";

interface Phone {
  network: Network;
  knowsItIsOffline: boolean;
  failure: ApiError | undefined;
  /** What happens while the server is asked about scans the next time. */
  meanwhile: (() => Promise<void>) | undefined;
  /** The scans of each request that it has made. */
  readonly sent: { scans: readonly Scan[]; isUrgent: boolean }[];
}

/** A gate of this server, whose network can be changed. `reload` is the same phone after a reload. */
export function newGate(door: ReturnType<typeof fakeDoor>, name: string) {
  const phone: Phone = { network: "on", knowsItIsOffline: false, failure: undefined, meanwhile: undefined, sent: [] };
  let saved: CheckInState | null = null;
  let count = 0;
  async function reach<T>(work: () => T): Promise<T> {
    if (phone.failure) throw phone.failure;
    if (phone.network === "off") throw new ApiError("network/unreachable");
    const result = work();
    if (phone.network === "deaf") throw new ApiError("network/unreachable");
    return result;
  }
  const ports: CheckInPorts = {
    readList: () => reach(door.list),
    readChanges: () => reach(door.changes),
    send: async (scans, isUrgent) => {
      phone.sent.push({ scans, isUrgent });
      const { meanwhile } = phone;
      phone.meanwhile = undefined;
      await meanwhile?.();
      return await reach(() => {
        if (scans.length > SCANS_PER_REQUEST) throw new ApiError("request/invalid");
        return door.isMute ? [] : scans.map(door.answer);
      });
    },
    undo: (reference, nonce) => reach(() => door.undo(reference, nonce)),
    fingerprintOf: async (code) => `print-${code.slice(0, 8)}`,
    load: () => saved,
    save: (state) => {
      // What a browser stores is text.
      saved = JSON.parse(JSON.stringify(state)) as CheckInState;
    },
    forget: () => {
      saved = null;
    },
    isOnline: () => !phone.knowsItIsOffline,
    now: door.now,
    newNonce: () => {
      count += 1;
      return `${name}-${count}`;
    },
  };
  const gate = { phone, client: createCheckInClient(ports), saved: () => saved };
  return {
    ...gate,
    name,
    scan: (text: string) => gate.client.scan(text, name),
    reload() {
      gate.client = createCheckInClient(ports);
    },
    get client() {
      return gate.client;
    },
  };
}
