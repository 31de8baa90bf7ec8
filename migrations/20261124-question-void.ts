import { Migration } from "@mikro-orm/migrations";

/** The rounds of a voided question count for nobody, and everybody who played one is notified. */
export class QuestionVoid extends Migration {
  override up(): void {
    this.addSql(`
      alter table game_rounds add column voided_at timestamptz;

      -- The best score of a member's games whose rows are deleted. It is unknown only where it is the best of all.
      alter table game_leaderboards add column expired_best_score integer not null default 0;
      update game_leaderboards board set expired_best_score = board.best_score
      where board.best_score > coalesce((
        select max(game.score) from (
          select sum(result.points_earned) as score
          from game_participants seat
          join game_rooms room on room.id = seat.room_id and room.game_type = board.game_type
          join game_round_results result on result.participant_id = seat.id
          join game_sessions session on session.id = result.session_id and session.status = 'finished'
          where seat.user_id = board.user_id group by result.session_id
        ) game
      ), 0);

      alter table notifications add column question_id uuid references trivia_questions (id) on delete cascade;
      create index notifications_question on notifications (question_id);
      create unique index notifications_question_once on notifications (user_id, question_id) where question_id is not null;
      alter table notifications
        drop constraint notifications_kind_check,
        drop constraint notifications_place_check,
        add constraint notifications_kind_check check (
          kind in (
            'message', 'mention', 'reply', 'reaction', 'added_to_channel', 'channel_invitation', 'report_answered',
            'report', 'report_overdue', 'safety_notice', 'message_flag', 'event_registered', 'event_tomorrow',
            'event_moved', 'event_cancelled', 'event_seat_offered', 'event_refunded', 'devotion',
            'question_answered', 'pod_opened', 'pod_declined', 'question_voided'
          )
        ),
        add constraint notifications_place_check check (
          num_nonnulls(thread_id, report_id, event_id, devotion_id, question_id) = case
            when kind in ('report_answered', 'safety_notice', 'message_flag', 'question_answered', 'pod_declined') then 0
            else 1
          end
        );
    `);
  }

  override down(): void {
    this.addSql(`
      delete from notifications where kind = 'question_voided';
      alter table notifications
        drop constraint notifications_kind_check,
        drop constraint notifications_place_check,
        drop column question_id,
        add constraint notifications_kind_check check (
          kind in (
            'message', 'mention', 'reply', 'reaction', 'added_to_channel', 'channel_invitation', 'report_answered',
            'report', 'report_overdue', 'safety_notice', 'message_flag', 'event_registered', 'event_tomorrow',
            'event_moved', 'event_cancelled', 'event_seat_offered', 'event_refunded', 'devotion',
            'question_answered', 'pod_opened', 'pod_declined'
          )
        ),
        add constraint notifications_place_check check (
          num_nonnulls(thread_id, report_id, event_id, devotion_id) = case
            when kind in ('report_answered', 'safety_notice', 'message_flag', 'question_answered', 'pod_declined') then 0
            else 1
          end
        );
      alter table game_leaderboards drop column expired_best_score;
      alter table game_rounds drop column voided_at;
    `);
  }
}
