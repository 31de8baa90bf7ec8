import { useMemo } from "react";
import { rankOf } from "../../../schema/game/rank.ts";
import { useView } from "../connection/game-context.ts";
import type { RoomView } from "../room-view.ts";
import { useOnlyLeads, useOwnPlayer } from "./own-player.ts";

export type Leader = NonNullable<RoomView["leaders"]>[number];
type TeamView = NonNullable<RoomView["teams"]>[number];

/** A team and its place. */
export interface RankedTeam extends TeamView {
  /** From 1. */
  readonly number: number;
  /** Equal scores share a rank. */
  readonly rank: number;
}

const noCrowd = { players: 0, connected: 0, expected: 0, answered: 0 };
const noLeaders: readonly Leader[] = [];
const noTeams: readonly TeamView[] = [];

/** How many are in the room of this event. */
export const useCrowd = () => useView((view) => view.crowd ?? noCrowd);

/** The best players, best first. */
export const useLeaders = (): readonly Leader[] => useView((view) => view.leaders ?? noLeaders);

/** The teams, best first. Empty in a game without teams. */
export function useTeams(): readonly RankedTeam[] {
  const teams = useView((view) => view.teams ?? noTeams);
  return useMemo(() => rankedTeams(teams), [teams]);
}

/** Best first. Equal scores are in the order of their numbers. */
export function rankedTeams(teams: readonly TeamView[]): RankedTeam[] {
  const scores = teams.map(({ score }) => score);
  return teams
    .map((team, at) => ({ ...team, number: at + 1, rank: rankOf(team.score, scores) }))
    .sort((a, b) => a.rank - b.rank || a.number - b.number);
}

/** The team for which this phone's player plays, if there are teams. */
export function useOwnTeam(): RankedTeam | undefined {
  const own = useOwnPlayer()?.team;
  const team = useTeams().find(({ number }) => number === own);
  return useOnlyLeads() ? undefined : team;
}
