import type { EventGameState, EventPlayer } from "../../../schema/game/event-state.ts";

/** GAME-131: the number of the team with fewest active players, the first of several. 0 without teams. */
export function smallestTeam({ teams, players, hostId }: EventGameState, memberId: string): number {
  if (teams.length === 0) return 0;
  const sizes = Array<number>(teams.length).fill(0);
  for (const player of players.values()) {
    const counts = player.isActive && player.memberId !== hostId && player.memberId !== memberId && player.team > 0;
    if (counts) sizes[player.team - 1] = (sizes[player.team - 1] ?? 0) + 1;
  }
  return sizes.indexOf(Math.min(...sizes)) + 1;
}

/** GAME-132: shows how many players of the standings each team has, and the mean of their scores. */
export function showTeams({ teams }: EventGameState, players: readonly EventPlayer[]): void {
  for (const [at, team] of teams.entries()) {
    const scores = players.filter((player) => player.team === at + 1).map(({ score }) => score);
    team.players = scores.length;
    team.score = scores.length === 0 ? 0 : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
  }
}
