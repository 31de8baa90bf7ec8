import { Migration } from "@mikro-orm/migrations";

/** The function that saves a seat: `blocked` selects blocked players, `again` says what to set when a member sits down again. */
const keepSeat = ({ blocked, again }: { blocked: string; again: string }) => `
      create or replace function keep_seat(in_room uuid, of_member uuid, shown_as text, at_place smallint)
        returns uuid language plpgsql as $$
      declare
        room_is_open boolean;
        room_is_for_all boolean;
        participant uuid;
      begin
        select closed_at is null, status = 'waiting' and not (settings ->> 'isPrivate')::boolean
          into room_is_open, room_is_for_all from game_rooms where id = in_room for update;
        if room_is_open is null then raise exception 'there is no room %', in_room; end if;
        if not room_is_open then raise exception 'room % is closed', in_room; end if;
        -- A member who sits here already keeps the seat.
        if room_is_for_all and exists (${blocked}) and not exists (
          select from game_participants seat where seat.room_id = in_room and seat.user_id = of_member and seat.is_active
        ) then return null; end if;
        insert into game_participants (room_id, user_id, display_name, seat)
          values (in_room, of_member, shown_as, at_place)
          on conflict (room_id, user_id) do update set ${again}
          returning id into participant;
        update game_rooms
          set current_players = (select count(*) from game_participants where room_id = in_room and is_active)
          where id = in_room;
        return participant;
      end $$;`;

const activeSeats = "from game_participants seat where seat.room_id = in_room and seat.is_active";
const seatAgain = "is_active = true, seat = excluded.seat, display_name = excluded.display_name";

/**
 * Stores what is needed to finish a game whose server died: how many rounds it has, and when players left. `keep_seat` calls
 * `block_stands` instead of repeating the rule of blocks.
 */
export class GameRecovery extends Migration {
  override up(): void {
    this.addSql(`
      alter table game_sessions add column rounds smallint;
      update game_sessions session
        set rounds = greatest(round_number, coalesce((room.settings ->> 'rounds')::smallint, round_number))
        from game_rooms room where room.id = session.room_id;
      alter table game_sessions alter column rounds set not null;
      alter table game_sessions add constraint game_sessions_rounds_check check (rounds > 0);

      alter table game_participants add column left_at timestamptz;
    `);
    this.addSql(
      keepSeat({
        blocked: `select ${activeSeats} and block_stands(of_member, seat.user_id)`,
        again: `${seatAgain}, left_at = null`,
      }),
    );
  }

  override down(): void {
    this.addSql(
      keepSeat({
        blocked: `select ${activeSeats}
          and not is_safeguarding_lead(seat.user_id) and not is_safeguarding_lead(of_member)
          and exists (
            select from blocks where (blocker_id = of_member and blocked_id = seat.user_id)
              or (blocker_id = seat.user_id and blocked_id = of_member)
          )`,
        again: seatAgain,
      }),
    );
    this.addSql(`
      alter table game_participants drop column left_at;
      alter table game_sessions drop column rounds;
    `);
  }
}
