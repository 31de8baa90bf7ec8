import { FULL_NAME_MAX_LENGTH, MESSAGE_SEARCH_MAX_LENGTH } from "../../../schema/limits.ts";

/** What is searched in all messages, as the endpoint gets it. */
export interface SearchFilter {
  words: string;
  sender?: string;
  from?: string;
  until?: string;
}

/** A single letter would match nearly every message. */
const MIN_LENGTH = 2;

/** Reads the search from the address. Invalid values count as absent, because people edit addresses. */
export function filterIn(address: URLSearchParams): SearchFilter {
  const typed = (name: string, max: number) => (address.get(name) ?? "").trim().slice(0, max);
  const sender = typed("sender", FULL_NAME_MAX_LENGTH);
  const [from, until] = [dayIn(address, "from"), dayIn(address, "until")];
  return {
    words: typed("words", MESSAGE_SEARCH_MAX_LENGTH),
    ...(sender !== "" && { sender }),
    ...(from && { from }),
    ...(until && { until }),
  };
}

function dayIn(address: URLSearchParams, name: string): string | undefined {
  const day = address.get(name) ?? "";
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  // "2026-02-30" is the second of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
}

/** Whether enough is typed to search for it. */
export const isSearchable = ({ words }: SearchFilter): boolean => [...words].length >= MIN_LENGTH;

/** How many filters narrow the search. */
export const filterCount = ({ words: _, ...filters }: SearchFilter): number => Object.keys(filters).length;
