import { afterEach, expect, test, vi } from "vitest";
import { saveBirthDate } from "../../../schema/profile/api.ts";

afterEach(() => vi.useRealTimers());

const takes = (birth_date: string) => saveBirthDate.body?.safeParse({ birth_date }).success;

test("a birth date is accepted once that day is over in some time zone", () => {
  vi.useFakeTimers({ now: new Date("2026-11-22T09:59:59Z") });
  expect([takes("2026-11-21"), takes("2026-11-22")]).toEqual([true, false]);
  // At UTC+14 the 23rd has begun.
  vi.setSystemTime(new Date("2026-11-22T10:00:00Z"));
  expect([takes("2026-11-22"), takes("2026-11-23")]).toEqual([true, false]);
  expect([takes("1900-01-01"), takes("1899-12-31")]).toEqual([true, false]);
});
