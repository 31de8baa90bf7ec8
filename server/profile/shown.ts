// SQL expressions for what others see of a member, wherever they see them.

/** Shown for members without a name in messages, channels and admin lists. */
export const UNKNOWN_USER = "Unknown User";

/** An SQL expression for the roles that others see, given an SQL expression for the member's id. */
export const shownRoles = (memberId: string): string =>
  `array(select held.role from user_roles held where held.user_id = ${memberId} order by held.role)`;

/** An SQL expression for the address of a member's picture in rows, given an alias of `profiles`. Null if there is none. */
export const avatarUrl = (profile: string): string =>
  `coalesce('/api/photos/' || ${profile}.photo || '/96.webp', '/avatars/' || ${profile}.drawing || '.svg')`;
