/** The age group of a player (an SQL expression for their id, null if the account is gone). */
export const playerAge = (userId: string, bornBy: string): string =>
  `case when ${userId} is null then 'unknown' else age_group(${userId}, ${bornBy}::date) end`;

/**
 * SAFE-57, a condition on rows `player` of `game_company` with an `age`: they are more than one, and neither all adults nor all
 * minors.
 */
export const areMixed = `count(distinct coalesce(player.user_id, player.id)) > 1
       and not bool_and(player.age = 'adult') and not bool_and(player.age = 'minor')`;
