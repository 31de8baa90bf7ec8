import { expect, test } from "vitest";
import { answerTo, type ScannedTicket } from "../../../../server/ticket/check-in/scan-answer.ts";
import { newScan } from "../../../support/event/door.ts";

const earlier = { gate: "Side gate", scannedAt: 1_000 };
const own = { gate: "Main gate", scannedAt: 2_000 };
const ticket: ScannedTicket = {
  registrationId: "1",
  eventId: "carols",
  reference: "K7M29QPD",
  displayName: "Ada Obi",
  status: "registered",
  checkIn: null,
};
const open = { eventId: "carols", isCancelled: false };

test.each([
  ["a registered ticket", {}, open, "in", "in"],
  ["a ticket that is inside", { checkIn: earlier }, open, "already-in", "conflict"],
  ["a held seat", { status: "held" }, open, "not-paid", "not-paid"],
  ["a cancelled ticket", { status: "cancelled" }, open, "cancelled", "cancelled"],
  ["a ticket of a cancelled event", {}, { ...open, isCancelled: true }, "cancelled", "cancelled"],
  ["a held seat of a cancelled event", { status: "held" }, { ...open, isCancelled: true }, "cancelled", "cancelled"],
  [
    "a ticket that is inside an event cancelled since",
    { checkIn: earlier },
    { ...open, isCancelled: true },
    "already-in",
    "conflict",
  ],
  ["a ticket of another event", { eventId: "other", checkIn: earlier }, open, "not-this-event", "not-this-event"],
] as const)("TICKET-27 to TICKET-31: %s", (_, change, door, asked, letIn) => {
  const answers = [false, true].map((isLetIn) =>
    answerTo(newScan("K7M29QPD", { isLetIn }), own, { ...ticket, ...change }, door),
  );
  expect(answers.map(({ result }) => result)).toEqual([asked, letIn]);
  const marks = { in: own, "already-in": earlier, conflict: earlier } as Record<string, object>;
  expect(answers.map(({ checkIn }) => checkIn)).toEqual([marks[asked] ?? null, marks[letIn] ?? null]);
  if (asked === "not-this-event") expect(answers[0]?.ticket).toBeNull();
});

test("TICKET-30 what is no ticket is unknown, also to a gate that let somebody in", () => {
  const answers = [false, true].map((isLetIn) => answerTo(newScan("NOSUCH22", { isLetIn }), own, undefined, open));
  expect(answers.map(({ result, ticket: named }) => [result, named])).toEqual(Array(2).fill(["unknown", null]));
});
