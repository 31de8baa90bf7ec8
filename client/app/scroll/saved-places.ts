import type { Place } from "./place.ts";

const KEY = "lampstand.places";
/** More steps back than anyone takes. */
const PLACES_MAX = 50;

/** Of the pages that this tab has shown, by their entry in its history. The latest is the last. */
function readPlaces(): Record<string, Place> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const savedPlace = (entry: string): Place | undefined => readPlaces()[entry];

export function savePlace(entry: string, place: Place): void {
  const { [entry]: _earlier, ...others } = readPlaces();
  const latest = Object.entries(others).slice(1 - PLACES_MAX);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...latest, [entry, place]])));
  } catch {
    // Without storage, the browser alone decides where Back leads to.
  }
}
