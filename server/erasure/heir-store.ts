import { prepared } from "../platform/prepared.ts";

/**
 * Locks this member's row where they are not suspended. Who suspends them or makes them an owner waits; a message of theirs
 * does not, since it refers to the row's key alone. MikroORM has no lock as weak.
 */
export const lockHeir = prepared<{ id: string }>(
  "erase-lock-heir",
  "select id from users where id = $1 and suspended_at is null for no key update",
);
