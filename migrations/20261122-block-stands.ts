import { Migration } from "@mikro-orm/migrations";

/** The one definition of a block between two members. Every query and function that needs it calls this function. */
export class BlockStands extends Migration {
  override up(): void {
    this.addSql(`
      -- SAFE-5: a block by either of two members, unless one of them is a safeguarding lead. Written in plpgsql, which is
      -- planned once per connection; a function in sql would be planned in every statement that calls it.
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
