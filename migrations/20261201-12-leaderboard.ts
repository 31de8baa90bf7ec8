import { Migration } from "@mikro-orm/migrations";

/** The best players of each game. */
export class Leaderboard extends Migration {
  override up(): void {
    this.addSql(`
      create table game_leaderboards (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        game_type text not null,
        total_games integer not null default 0,
        total_score integer not null default 0,
        total_wins integer not null default 0,
        best_score integer not null default 0,
        -- of the member's games whose rows are deleted
        expired_best_score integer not null default 0,
        average_score numeric(10, 2) not null default 0,
        updated_at timestamptz not null default now(),
        unique (user_id, game_type)
      );
      create index game_leaderboards_rank on game_leaderboards (game_type, total_score desc);
    `);
  }
}
