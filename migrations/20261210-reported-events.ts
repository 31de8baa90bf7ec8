import { Migration } from "@mikro-orm/migrations";

/** Events, announcements and devotions can be reported. */
export class ReportedEvents extends Migration {
  override up(): void {
    this.addSql(`
      alter table reports drop constraint reports_kind_check;
      alter table reports add constraint reports_kind_check check (kind in (
        'message', 'profile', 'channel', 'game_room', 'question', 'question_note', 'pod_reply', 'post', 'post_comment',
        'event', 'announcement', 'devotion'
      ));
    `);
  }
}
