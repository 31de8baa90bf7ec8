/** The address of the sign-in page in this mode. `to` is where to go afterwards. */
export function authPath(mode: "sign-in" | "create" | "forgot", to: string): string {
  const search = new URLSearchParams();
  if (mode !== "sign-in") search.set("mode", mode);
  if (to !== "/") search.set("to", to);
  const query = search.toString();
  return query === "" ? "/auth" : `/auth?${query}`;
}
