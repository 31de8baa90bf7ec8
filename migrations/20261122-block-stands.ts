import { Migration } from "@mikro-orm/migrations";

/** Defines when one of two members blocks the other, in one place for all queries and functions. */
export class BlockStands extends Migration {
  override up(): void {
    this.addSql(`
      -- SAFE-5: whether either of two members blocks the other. Blocks from or against a safeguarding lead do not count.
      -- In plpgsql, because its queries are planned once per connection; a function in sql would be planned again in every
      -- statement that calls it.
      create function block_stands(one uuid, other uuid) returns boolean language plpgsql stable as $$
      begin
        return exists (
          select from blocks
          where (blocker_id = one and blocked_id = other) or (blocker_id = other and blocked_id = one)
        ) and not is_safeguarding_lead(one) and not is_safeguarding_lead(other);
      end $$;
    `);
  }

  override down(): void {
    this.addSql("drop function block_stands;");
  }
}
