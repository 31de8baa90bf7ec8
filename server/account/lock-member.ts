import { prepared } from "../platform/database/prepared.ts";

/**
 * Locks a member's row until the transaction ends. No row if there is no such member. Not "for update", for which every row
 * that names the member would wait: two members who each store a row that names the other would wait for one another.
 */
export const lockMember = prepared<{ id: string }>(
  "lock-member",
  "select id from users where id = $1 for no key update",
);
