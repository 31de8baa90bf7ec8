/** Where to sign in, and back to `path` afterwards. */
export function signInPath(path: string): string {
  return path === "/" ? "/auth" : `/auth?to=${encodeURIComponent(path)}`;
}
