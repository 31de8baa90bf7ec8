import { Migration } from "@mikro-orm/migrations";

/** Reasons to choose from when a leader declines. Their own words are added only where a lead can read along. */
export class DeclineReason extends Migration {
  override up(): void {
    this.addSql(`
      alter table pod_requests add column decline_reason text;
      update pod_requests set decline_reason = 'own_words' where state = 'declined';
      alter table pod_requests
        add constraint pod_requests_decline_reason_check
          check (decline_reason in ('no_time', 'other_leader', 'say_more', 'own_words')),
        drop constraint pod_requests_decision_check,
        add constraint pod_requests_decision_check check (
          (decided_at is null) = (state = 'waiting') and (decline_reason is not null) = (state = 'declined')
          and (reply is null or state = 'declined') and (decline_reason is distinct from 'own_words' or reply is not null)
        );

      alter table live_questions add column decline_reason text;
      update live_questions set decline_reason = 'own_words' where state = 'declined';
      alter table live_questions
        add constraint live_questions_decline_reason_check
          check (decline_reason in ('answered_before', 'too_personal', 'not_for_everyone', 'own_words')),
        drop constraint live_questions_decision_check,
        add constraint live_questions_decision_check check (
          (decided_at is null) = (state = 'waiting') and (state <> 'published' or answer is not null)
          and (decline_reason is not null) = (state = 'declined')
          and (note is null or state = 'declined') and (decline_reason is distinct from 'own_words' or note is not null)
        );

      alter table reports drop constraint reports_kind_check;
      alter table reports add constraint reports_kind_check check (kind in (
        'message', 'profile', 'channel', 'game_room', 'question', 'question_note', 'pod_reply', 'post', 'post_comment'
      ));
    `);
  }
}
