import { beforeEach, describe, expect, it, vi } from "vitest";
import { clearSaved, type KeyValueStore, removeExpired } from "../../../../../client/net/storage/local-storage.ts";
import { type CheckInState, noCheckIns } from "../../../../../client/ticket/check-in/state/check-in-state.ts";
import {
  forgetCheckIns,
  loadCheckIns,
  loadGateName,
  saveCheckIns,
  saveGateName,
} from "../../../../../client/ticket/check-in/state/check-in-storage.ts";
import { fakeDoor, ticket } from "../../../../support/ticket/gates.ts";

const HOUR_MS = 60 * 60_000;
const [MEMBER, EVENT] = ["member-1", "event-1"];
/** Like the browser's storage, whose keys are its properties. */
const newStore = () =>
  Object.defineProperties({} as KeyValueStore & Record<string, string>, {
    getItem: {
      value(this: Record<string, string>, key: string) {
        return this[key] ?? null;
      },
    },
    setItem: {
      value(this: Record<string, string>, key: string, text: string) {
        this[key] = text;
      },
    },
    removeItem: {
      value(this: Record<string, string>, key: string) {
        delete this[key];
      },
    },
  });

const gateWith = (endDate: number): CheckInState => ({
  ...noCheckIns,
  list: { ...fakeDoor([ticket("AAAA2222")]).list(), endDate },
  waiting: [{ nonce: "1", ticket: "AAAA2222", reference: "AAAA2222", gate: "Main gate", scannedAt: 1 }],
});

let store: ReturnType<typeof newStore>;
beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  store = newStore();
});

describe("TICKET-39 the gate that a phone saves", () => {
  it("comes back after a reload, for this member and this event only", () => {
    const gate = gateWith(Date.now() + HOUR_MS);
    saveCheckIns(store, MEMBER, EVENT, gate);
    expect(loadCheckIns(store, MEMBER, EVENT)).toEqual(gate);
    expect(loadCheckIns(store, "member-2", EVENT)).toBeNull();
    expect(loadCheckIns(store, MEMBER, "event-2")).toBeNull();
  });

  it("is deleted a day after the event", () => {
    const end = Date.now() + 3 * HOUR_MS;
    saveCheckIns(store, MEMBER, EVENT, gateWith(end));
    removeExpired(store, end + 23 * HOUR_MS);
    expect(loadCheckIns(store, MEMBER, EVENT)).not.toBeNull();
    removeExpired(store, end + 25 * HOUR_MS);
    expect(Object.keys(store)).toEqual([]);
  });

  it("TICKET-36 keeps scans that wait for the network for a day, however long the event is over", () => {
    saveCheckIns(store, MEMBER, EVENT, gateWith(Date.now() - 72 * HOUR_MS));
    expect(loadCheckIns(store, MEMBER, EVENT)?.waiting).toHaveLength(1);
    removeExpired(store, Date.now() + 23 * HOUR_MS);
    expect(loadCheckIns(store, MEMBER, EVENT)?.waiting).toHaveLength(1);
  });

  it("is deleted when the member signs out, while the gate keeps its name", () => {
    saveCheckIns(store, MEMBER, EVENT, gateWith(Date.now()));
    saveGateName(store, "Main gate");
    clearSaved(store);
    expect(loadCheckIns(store, MEMBER, EVENT)).toBeNull();
    expect(loadGateName(store)).toBe("Main gate");
  });

  it("is forgotten on request, and nonsense in its place is ignored", () => {
    saveCheckIns(store, MEMBER, EVENT, gateWith(Date.now()));
    forgetCheckIns(store, MEMBER, EVENT);
    expect(loadCheckIns(store, MEMBER, EVENT)).toBeNull();
    store.setItem(`lampstand.gate.${MEMBER}.${EVENT}`, '"something else"');
    expect(loadCheckIns(store, MEMBER, EVENT)).toBeNull();
    expect(loadGateName(store)).toBe("");
  });
});
