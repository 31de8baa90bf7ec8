import { Migration } from "@mikro-orm/migrations";

/** People who want to hear of new features leave only their address. */
export class Roadmap extends Migration {
  override up(): void {
    this.addSql(`
      alter table requests
        drop constraint requests_kind_check,
        drop constraint requests_name_check,
        alter column name drop not null,
        add constraint requests_kind_check check (
          kind in ('join', 'apply', 'donation', 'sponsorship', 'partnership', 'roadmap')
        ),
        add constraint requests_name_check check (name <> '' and (name is null) = (kind = 'roadmap'));
      -- an address in which a deleted member's was replaced is no address any more
      create unique index requests_roadmap_once on requests (lower(email)) where kind = 'roadmap' and email like '%@%';
    `);
  }

  override down(): void {
    this.addSql(`
      delete from requests where kind = 'roadmap';
      drop index requests_roadmap_once;
      alter table requests
        drop constraint requests_kind_check,
        drop constraint requests_name_check,
        alter column name set not null,
        add constraint requests_kind_check check (kind in ('join', 'apply', 'donation', 'sponsorship', 'partnership')),
        add constraint requests_name_check check (name <> '');
    `);
  }
}
