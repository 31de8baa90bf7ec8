import { expect, test } from "vitest";
import { clearSaved, readSaved, writeSaved } from "../../../../../client/net/storage/local-storage.ts";
import { clearAfterSession } from "../../../../../client/net/storage/unsent.ts";
import { fakeStorage } from "../../../../support/browser/fake-storage.ts";

test("APP-7 when the server ends a session, tickets and doors go; what waits to be sent stays", () => {
  const store = fakeStorage();
  writeSaved(store, "lampstand.ticket.ada.K7M29QPD", { holderName: "Ada" }, 1);
  writeSaved(store, "lampstand.gate.ada.1", { waiting: [], list: ["Bola"] }, 1);
  writeSaved(store, "lampstand.gate.ada.2", { waiting: [{ nonce: "1" }] }, 1);
  writeSaved(store, "lampstand.gate.ada.3", { waiting: [], takenBack: [{ nonce: "2" }] }, 1);
  writeSaved(store, "lampstand.outbox.ada.conversation.1", [{ content: "Hello" }], 1);
  clearAfterSession(store);
  const left = ["lampstand.gate.ada.2", "lampstand.gate.ada.3", "lampstand.outbox.ada.conversation.1"];
  expect(Object.keys(store).sort()).toEqual(left);
});

test("APP-7 signing out keeps the answer to the install card, because the device is still the same", () => {
  const store = fakeStorage();
  writeSaved(store, "lampstand.device.installed", true, 1);
  writeSaved(store, "lampstand.member", { memberId: "ada" }, 1);
  clearSaved(store);
  expect(readSaved(store, "lampstand.device.installed")).toBe(true);
  expect(readSaved(store, "lampstand.member")).toBeNull();
});
