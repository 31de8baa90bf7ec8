/**
 * What a phone shows around the screen at this address. `tabs`: the bar at the bottom, for members. `thread`: nothing. An
 * open conversation or channel has a bar of its own at the top and its composer at the lower edge, and its way back leads to
 * the list, as in other chat apps. Undefined: the header alone. In a waiting room, a wrong press would lead away from the others.
 */
export function phoneFrameAt({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): "tabs" | "thread" | undefined {
  if (/^\/(community\/channel\/|(messages|chat)\?(.*&)?with=)/.test(pathname + search)) return "thread";
  return pathname.startsWith("/games/waiting/") ? undefined : "tabs";
}
