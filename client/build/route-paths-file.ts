import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** Writes the addresses of the routes next to the prerender build, for the server: others are answered with 404. */
export function routePathsFile(): Plugin {
  return {
    name: "route-paths-file",
    async writeBundle({ dir = "" }) {
      const { routePaths } = await import(pathToFileURL(join(dir, "route-paths.js")).href);
      await writeFile(join(dir, "route-paths.json"), JSON.stringify(routePaths));
    },
  };
}
