import { Migration } from "@mikro-orm/migrations";

/** Gives every table a primary key, so that each can be an entity, and renames `looks` to `access_log`. */
export class Records extends Migration {
  override up(): void {
    this.addSql(`
      alter table message_versions add column id bigint generated always as identity primary key;
      alter table channel_versions add column id bigint generated always as identity primary key;
      alter table looks rename to access_log;
      alter table access_log rename constraint looks_pkey to access_log_pkey;
      alter table access_log rename constraint looks_viewer_id_fkey to access_log_viewer_id_fkey;
      alter index looks_subject rename to access_log_subject;
      alter index looks_viewer rename to access_log_viewer;
    `);
  }

  override down(): void {
    this.addSql(`
      alter index access_log_viewer rename to looks_viewer;
      alter index access_log_subject rename to looks_subject;
      alter table access_log rename constraint access_log_viewer_id_fkey to looks_viewer_id_fkey;
      alter table access_log rename constraint access_log_pkey to looks_pkey;
      alter table access_log rename to looks;
      alter table channel_versions drop column id;
      alter table message_versions drop column id;
    `);
  }
}
