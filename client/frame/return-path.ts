/** The address of the sign-in page, which returns to `path` afterwards. */
export function signInPath(path: string): string {
  return path === "/" ? "/auth" : `/auth?to=${encodeURIComponent(path)}`;
}
