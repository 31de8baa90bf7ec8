import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "../../../../schema/time.ts";
import { archiveName, nightlyTime } from "../../../../server/backup/place/archive-name.ts";
import { expiredArchives } from "../../../../server/backup/place/rotation.ts";

const communityId = "6d2f4a50-3b9e-4c53-9a53-0d9a1a1f7a11";
const other = "11111111-3b9e-4c53-9a53-0d9a1a1f7a11";
/** A Thursday. */
const LAST = Date.UTC(2026, 11, 24, 1, 50);
const nightly = (daysAgo: number, of = communityId) =>
  archiveName({ communityId: of, isNightly: true, at: new Date(LAST - daysAgo * DAY_MS) });
const days = (names: readonly string[]) =>
  names.map((name) => (LAST - (nightlyTime(name, communityId)?.getTime() ?? 0)) / DAY_MS);

test("BACKUP-7 seven days and four weeks are kept: the latest of each", () => {
  const names = Array.from({ length: 60 }, (_, daysAgo) => nightly(daysAgo));
  const expired = new Set(expiredArchives(names, communityId, { daily: 7, weekly: 4 }));
  // Sundays are 4, 11 and 18 days before this Thursday.
  expect(days(names.filter((name) => !expired.has(name)))).toEqual([0, 1, 2, 3, 4, 5, 6, 11, 18]);
});

test("BACKUP-7 archives of commands, of other communities and other files stay", () => {
  const byCommand = archiveName({ communityId, isNightly: false, at: new Date(0) });
  const names = [byCommand, nightly(100, other), "notes.txt", nightly(0), nightly(100)];
  expect(expiredArchives(names, communityId, { daily: 1, weekly: 0 })).toEqual([nightly(100)]);
});

test("BACKUP-7 after a pause the days and weeks that have an archive count", () => {
  const names = [nightly(0), nightly(40), nightly(41), nightly(80)];
  expect(expiredArchives(names, communityId, { daily: 2, weekly: 0 })).toEqual([nightly(41), nightly(80)]);
});

test("BACKUP-7 the latest archive is never deleted, and a second rotation deletes nothing", () => {
  const settings = fc.record({ daily: fc.integer({ min: 1, max: 9 }), weekly: fc.integer({ min: 0, max: 5 }) });
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 1 }), settings, (ages, kept) => {
      const names = ages.map((daysAgo) => nightly(daysAgo));
      const expired = new Set(expiredArchives(names, communityId, kept));
      const left = names.filter((name) => !expired.has(name));
      expect(left).toContain(nightly(Math.min(...ages)));
      expect(expiredArchives(left, communityId, kept)).toEqual([]);
    }),
  );
});

test("the name of an archive says when it was made, of what, and sorts by time", () => {
  expect(nightly(0)).toBe("lampstand-6d2f4a50-nightly-20261224T015000Z.tar.gz");
  expect(nightlyTime(nightly(0), communityId)).toEqual(new Date(LAST));
  expect(nightlyTime(archiveName({ communityId: null, isNightly: true, at: new Date(0) }), null)).toEqual(new Date(0));
  expect([nightly(0), nightly(9), nightly(100)].sort()).toEqual([nightly(100), nightly(9), nightly(0)]);
});
