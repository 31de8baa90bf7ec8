import { Migration } from "@mikro-orm/migrations";

/** Servers learn of every offer of a seat, and of its end, so that they can tell the member at once. */
export class SeatOffer extends Migration {
  override up(): void {
    this.addSql(`
      alter table event_waiting_list add column offer_mailed_at timestamptz;

      create function announce_seat_offer() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new.offered_until is not null then
          perform pg_notify('seat_offered', new.user_id::text);
        else
          perform pg_notify('seat_offer_ended', old.user_id::text);
        end if;
        return null;
      end $$;
      create trigger seat_offered after update of offered_until on event_waiting_list for each row
        when (new.offered_until is distinct from old.offered_until) execute function announce_seat_offer();
      create trigger seat_offer_ended after delete on event_waiting_list for each row
        when (old.offered_until is not null) execute function announce_seat_offer();
    `);
  }

  override down(): void {
    this.addSql(`
      drop trigger seat_offer_ended on event_waiting_list;
      drop trigger seat_offered on event_waiting_list;
      drop function announce_seat_offer;
      alter table event_waiting_list drop column offer_mailed_at;
    `);
  }
}
