import { Migration } from "@mikro-orm/migrations";

/** Saves a player's seat in one round trip instead of five, because a whole hall may sit down at once. */
export class Seat extends Migration {
  override up(): void {
    // Not a single statement, which would count the players as they were before it waited for the lock on the room's row.
    this.addSql(`
      create function keep_seat(in_room uuid, of_member uuid, shown_as text, at_place smallint)
        returns uuid language plpgsql as $$
      declare
        room_is_open boolean;
        participant uuid;
      begin
        select closed_at is null into room_is_open from game_rooms where id = in_room for update;
        if room_is_open is null then raise exception 'there is no room %', in_room; end if;
        if not room_is_open then raise exception 'room % is closed', in_room; end if;
        insert into game_participants (room_id, user_id, display_name, seat)
          values (in_room, of_member, shown_as, at_place)
          on conflict (room_id, user_id) do update
            set is_active = true, seat = excluded.seat, display_name = excluded.display_name
          returning id into participant;
        update game_rooms
          set current_players = (select count(*) from game_participants where room_id = in_room and is_active)
          where id = in_room;
        return participant;
      end $$;
    `);
  }

  override down(): void {
    this.addSql("drop function keep_seat;");
  }
}
