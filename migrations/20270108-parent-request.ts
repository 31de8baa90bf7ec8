import { Migration } from "@mikro-orm/migrations";

/** What parents ask about a child without an account: a kind of request with the child's name, and perhaps without an email. */
export class ParentRequest extends Migration {
  override up(): void {
    this.addSql(`
      alter table requests
        add column ask text check (ask in ('see_data', 'correct_data', 'close_account', 'talk')),
        add column child_name text,
        alter column email drop not null,
        drop constraint requests_kind_check,
        add constraint requests_kind_check check (
          kind in ('join', 'apply', 'donation', 'sponsorship', 'partnership', 'roadmap', 'parent')
        ),
        add constraint requests_parent_check check (
          (ask is not null) = (kind = 'parent')
          and (child_name is not null) = (kind = 'parent')
          and child_name <> ''
          and (email is not null or kind = 'parent' and phone is not null)
        );
      -- a parent may ask the same for two children
      drop index requests_once;
      create unique index requests_once on requests (
        kind,
        coalesce(email, ''),
        md5(
          name || chr(10) || coalesce(phone, '') || chr(10) || coalesce(message, '')
          || chr(10) || coalesce(ask, '') || chr(10) || coalesce(child_name, '')
        ),
        ((created_at at time zone 'UTC')::date)
      );
      create index requests_parents_decided on requests (decided_at) where kind = 'parent';
    `);
  }
}
