/** The address of the sign-in page in this mode. `to` is where to go afterwards. */
export function authPath(mode: "sign-in" | "create" | "forgot", to: string): string {
  const search = new URLSearchParams();
  if (mode !== "sign-in") search.set("mode", mode);
  if (to !== "/") search.set("to", to);
  const query = search.toString();
  return query === "" ? "/auth" : `/auth?${query}`;
}

/** The address of the sign-in page, which returns to `path` afterwards. */
export const signInPath = (path: string): string => authPath("sign-in", path);

/** Where newcomers begin. */
export const START_PATH = "/start";

/** PROFILE-11: where a new account leads. Who came from a link wants what is there. */
export const pathAfterSignUp = (to: string): string => (to === "/" ? START_PATH : to);

/** Where members set up two-step sign-in. */
export const SECURITY_PATH = "/account/security";
