/** The address of the sign-in page, which returns to `path` afterwards. */
export function signInPath(path: string): string {
  return path === "/" ? "/auth" : `/auth?to=${encodeURIComponent(path)}`;
}

/** Where members set up two-step sign-in. */
export const SECURITY_PATH = "/account/security";
