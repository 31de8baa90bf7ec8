import { prepared } from "../platform/database/prepared.ts";

/**
 * Locks the row of a member who is not suspended. Suspending them or making them an owner waits for this lock. Their
 * messages do not wait, because they reference only the row's key. MikroORM has no lock this weak.
 */
export const lockSuccessor = prepared<{ id: string }>(
  "erase-lock-successor",
  "select id from users where id = $1 and suspended_at is null for no key update",
);
