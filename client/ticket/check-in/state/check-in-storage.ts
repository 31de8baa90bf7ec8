import { DAY_MS } from "../../../../schema/time.ts";
import {
  CHECK_IN_PREFIX,
  GATE_NAME_KEY,
  type KeyValueStore,
  readSaved,
  removeSaved,
  writeSaved,
} from "../../../net/storage/local-storage.ts";
import { type CheckInState, noCheckIns } from "./check-in-state.ts";

/** Scans may still wait for the network on the day after the event. */
const DAYS_AFTER_EVENT = 1;
/** A phone keeps the name of its gate until somebody renames it. */
const GATE_NAME_DAYS = 365;

const checkInKey = (memberId: string, eventId: string): string => `${CHECK_IN_PREFIX}${memberId}.${eventId}`;

export function loadCheckIns(store: KeyValueStore, memberId: string, eventId: string): CheckInState | null {
  const saved = readSaved(store, checkInKey(memberId, eventId));
  // Another version of the app may have saved something else.
  return typeof saved === "object" && saved !== null && "waiting" in saved
    ? { ...noCheckIns, ...(saved as Partial<CheckInState>) }
    : null;
}

/** Saves the check-ins until the day after the event, but at least for a day. */
export function saveCheckIns(store: KeyValueStore, memberId: string, eventId: string, state: CheckInState): void {
  const end = state.list?.endDate ?? state.list?.eventDate ?? Date.now();
  const days = Math.max(0, (end - Date.now()) / DAY_MS) + DAYS_AFTER_EVENT;
  writeSaved(store, checkInKey(memberId, eventId), state, days);
}

export const forgetCheckIns = (store: KeyValueStore, memberId: string, eventId: string): void =>
  removeSaved(store, checkInKey(memberId, eventId));

/** The name of this phone's gate. Empty until somebody has given it one. */
export function loadGateName(store: KeyValueStore): string {
  const saved = readSaved(store, GATE_NAME_KEY);
  return typeof saved === "string" ? saved : "";
}

export const saveGateName = (store: KeyValueStore, name: string): void =>
  writeSaved(store, GATE_NAME_KEY, name, GATE_NAME_DAYS);
