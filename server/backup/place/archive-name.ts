/** What the name of an archive says. */
export interface ArchiveName {
  /** Null for a database from before communities had one. */
  readonly communityId: string | null;
  readonly isNightly: boolean;
  readonly at: Date;
}

const PATTERN = /^lampstand-([0-9a-f]{8}|none)(-nightly)?-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/;

/** `lampstand-1f2e3d4c-nightly-20261224T013000Z.tar.gz`: sorted by name, archives of a community are sorted by time. */
export function archiveName({ communityId, isNightly, at }: ArchiveName): string {
  const time = at.toISOString().replace(/[-:]|\.\d+/g, "");
  return `lampstand-${shortId(communityId)}${isNightly ? "-nightly" : ""}-${time}.tar.gz`;
}

/** When a nightly archive of this community was begun. Null for every other name. */
export function nightlyTime(name: string, communityId: string | null): Date | null {
  const [, id, nightly, year, month, day, hour, minute, second] = PATTERN.exec(name) ?? [];
  if (id !== shortId(communityId) || nightly === undefined) return null;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

const shortId = (communityId: string | null): string => communityId?.slice(0, 8) ?? "none";
