import { Migration } from "@mikro-orm/migrations";

const head = `create or replace function keep_seat(in_room uuid, of_member uuid, shown_as text, at_place smallint)
        returns uuid language plpgsql as $$`;

const seating = `if room_is_open is null then raise exception 'there is no room %', in_room; end if;
        if not room_is_open then raise exception 'room % is closed', in_room; end if;`;

const keeping = `insert into game_participants (room_id, user_id, display_name, seat)
          values (in_room, of_member, shown_as, at_place)
          on conflict (room_id, user_id) do update
            set is_active = true, seat = excluded.seat, display_name = excluded.display_name
          returning id into participant;
        update game_rooms
          set current_players = (select count(*) from game_participants where room_id = in_room and is_active)
          where id = in_room;
        return participant;`;

/** Two members with a block between them can't sit in the same public room. Checked with the room's row locked, so it also holds for two who come at once. */
export class SeatsApart extends Migration {
  override up(): void {
    this.addSql(`
      ${head}
      declare
        room_is_open boolean;
        room_is_for_all boolean;
        participant uuid;
      begin
        select closed_at is null, status = 'waiting' and not (settings ->> 'isPrivate')::boolean
          into room_is_open, room_is_for_all from game_rooms where id = in_room for update;
        ${seating}
        -- If a block forbids it, saves nothing and returns null. A member who already sits here keeps the seat.
        if room_is_for_all and exists (
          select from (
            select blocked_id as id from blocks where blocker_id = of_member
            union all
            select blocker_id from blocks where blocked_id = of_member
          ) other join game_participants seat on seat.room_id = in_room and seat.user_id = other.id and seat.is_active
          where not is_safeguarding_lead(other.id) and not is_safeguarding_lead(of_member)
        ) and not exists (
          select from game_participants seat where seat.room_id = in_room and seat.user_id = of_member and seat.is_active
        ) then return null; end if;
        ${keeping}
      end $$;
    `);
  }

  override down(): void {
    this.addSql(`
      ${head}
      declare
        room_is_open boolean;
        participant uuid;
      begin
        select closed_at is null into room_is_open from game_rooms where id = in_room for update;
        ${seating}
        ${keeping}
      end $$;
    `);
  }
}
