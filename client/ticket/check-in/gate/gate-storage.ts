import { DAY_MS } from "../../../../schema/time.ts";
import {
  GATE_NAME_KEY,
  GATE_PREFIX,
  type KeyValueStore,
  readSaved,
  removeSaved,
  writeSaved,
} from "../../../net/storage/local-storage.ts";
import { emptyGate, type GateState } from "./gate-state.ts";

/** Scans may still wait for the network on the day after the event. */
const DAYS_AFTER_EVENT = 1;
/** A phone at the door stays one until somebody renames it. */
const GATE_NAME_DAYS = 365;

const gateKey = (memberId: string, eventId: string): string => `${GATE_PREFIX}${memberId}.${eventId}`;

export function loadGate(store: KeyValueStore, memberId: string, eventId: string): GateState | null {
  const saved = readSaved(store, gateKey(memberId, eventId));
  // Another version of the app may have saved something else.
  return typeof saved === "object" && saved !== null && "waiting" in saved
    ? { ...emptyGate, ...(saved as Partial<GateState>) }
    : null;
}

/** Saves the gate until the day after the event, but at least for a day. */
export function saveGate(store: KeyValueStore, memberId: string, eventId: string, state: GateState): void {
  const end = state.list?.endDate ?? state.list?.eventDate ?? Date.now();
  const days = Math.max(0, (end - Date.now()) / DAY_MS) + DAYS_AFTER_EVENT;
  writeSaved(store, gateKey(memberId, eventId), state, days);
}

export const forgetGate = (store: KeyValueStore, memberId: string, eventId: string): void =>
  removeSaved(store, gateKey(memberId, eventId));

/** The name of this phone's gate. Empty until somebody has given it one. */
export function loadGateName(store: KeyValueStore): string {
  const saved = readSaved(store, GATE_NAME_KEY);
  return typeof saved === "string" ? saved : "";
}

export const saveGateName = (store: KeyValueStore, name: string): void =>
  writeSaved(store, GATE_NAME_KEY, name, GATE_NAME_DAYS);
