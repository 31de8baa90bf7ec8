const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** A day in an address, as 2026-11-24. Empty if it is none, because people edit addresses. */
export function dayIn(value: string | null): string {
  return value !== null && dayPattern.test(value) && !Number.isNaN(Date.parse(value)) ? value : "";
}
