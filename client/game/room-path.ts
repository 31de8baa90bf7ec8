/** The address of a screen of this room, for a player, or for someone who watches. */
export function roomPath(
  screen: "waiting" | "room",
  roomId: string,
  { code = null, watches = false }: { code?: string | null | undefined; watches?: boolean | undefined } = {},
): string {
  const search = new URLSearchParams({ ...(code !== null && { code }), ...(watches && { watch: "1" }) }).toString();
  return `/games/${screen}/${roomId}${search && `?${search}`}`;
}
