import { expect, test } from "vitest";
import {
  type CheckInState,
  countsOf,
  noCheckIns,
  unseenConflicts,
  withAnswers,
  withAttempt,
  withChanges,
  withSeen,
  withTakenBack,
} from "../../../../../client/ticket/check-in/state/check-in-state.ts";
import { decideOffline } from "../../../../../client/ticket/check-in/state/decision.ts";
import type { ScanAnswer } from "../../../../../schema/ticket/check-in.ts";
import { fakeDoor, ticket } from "../../../../support/ticket/gates.ts";

const [ADA, BAYO] = ["AAAA2222", "BBBB3333"];
const mark = { scannedAt: 1, gate: "Main" };
const waiting = (reference: string) => ({ nonce: `scan-${reference}`, ticket: reference, reference, ...mark });
const answer = (reference: string, result: ScanAnswer["result"]): ScanAnswer => ({
  nonce: `scan-${reference}`,
  result,
  ticket: { reference, displayName: "Owner" },
  checkIn: mark,
});
const conflict = (nonce: string) => ({ nonce, reference: ADA, displayName: "Owner", first: mark, second: mark });
const list = fakeDoor([ticket(ADA), ticket(BAYO)]).list();
const gate: CheckInState = { ...noCheckIns, list, waiting: [waiting(ADA), waiting(BAYO)] };

test("TICKET-36 an answer takes its own scan out of the queue, and no other", () => {
  expect(withAnswers(gate, [answer(ADA, "in")]).waiting).toEqual([waiting(BAYO)]);
});

test("TICKET-37 an answer to one scan leaves the nonce of another one that got none", () => {
  const asked = withAttempt(withAttempt(gate, ADA, `scan-${ADA}`), BAYO, `scan-${BAYO}`);
  expect(withAnswers(asked, [answer(ADA, "already-in")]).unanswered).toEqual({ [BAYO]: `scan-${BAYO}` });
});

test("TICKET-34 taking back a scan of the queue leaves the others in it", () => {
  const one = withTakenBack(gate, ADA);
  expect(one).toMatchObject({ waiting: [waiting(BAYO)], takenBack: [waiting(ADA)] });
  expect(withTakenBack(one, BAYO).takenBack).toEqual([waiting(ADA), waiting(BAYO)]);
});

test("TICKET-31 tickets let in wrongly add up until somebody has seen them, each by itself", () => {
  const first = withAnswers(gate, [answer(ADA, "cancelled")]);
  const both = withAnswers(first, [answer(BAYO, "not-paid")]);
  expect(both.wrong).toMatchObject([
    { reference: ADA, result: "cancelled" },
    { reference: BAYO, result: "not-paid" },
  ]);
  expect(withSeen(both, [`scan-${ADA}`]).wrong).toMatchObject([{ reference: BAYO }]);
});

test.each(["in", "already-in", "conflict"] as const)(
  "TICKET-31 a scan of the queue that is answered with %s was not let in wrongly",
  (result) => {
    expect(withAnswers(gate, [answer(ADA, result)]).wrong).toEqual([]);
  },
);

test("TICKET-31 a conflict that was seen stays seen when another one is", () => {
  const shown = { ...gate, list: { ...list, conflicts: [conflict("one"), conflict("two"), conflict("three")] } };
  const seen = withSeen(withSeen(shown, ["one"]), ["two"]);
  expect(unseenConflicts(seen).map(({ nonce }) => nonce)).toEqual(["three"]);
});

test("TICKET-33 an overtaken reply changes nothing; each sets where the next begins", () => {
  const changes = (readAt: number, checkIn: typeof mark | null) => ({
    checkIns: [{ reference: ADA, checkIn }],
    conflicts: [],
    listVersion: list.listVersion,
    readAt,
  });
  const newer = withChanges(gate, changes(list.readAt + 2, mark));
  expect(newer.list?.readAt).toBe(list.readAt + 2);
  expect(withChanges(newer, changes(list.readAt + 1, null))).toBe(newer);
});

test("TICKET-35 without network nobody is let into an event that was cancelled", () => {
  const cancelled = { ...noCheckIns, list: { ...list, isCancelled: true } };
  expect(decideOffline(cancelled, ticket(ADA)).result).toBe("cancelled");
});

test("a member who is inside is expected too, also if the ticket was cancelled since", () => {
  const tickets = [ticket(ADA, { status: "cancelled", checkIn: mark }), ticket(BAYO, { status: "cancelled" })];
  expect(countsOf({ ...noCheckIns, list: { ...list, tickets } })).toEqual({ inside: 1, expected: 1 });
});
