import { createContext } from "react";
import { matchPath } from "react-router";

/** The paths of all routes. A context, so that links to screens don't import the routes. */
export const RoutePaths = createContext<readonly string[]>([]);

/** True if one of these route paths has a screen for that address. */
export function hasScreen(paths: readonly string[], to: string): boolean {
  return paths.some((path) => path !== "*" && matchPath(path, to) !== null);
}
