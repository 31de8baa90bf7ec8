// Installs the programs that parts of `npm test` need, while its first parts run: `node bin/test-programs.mjs browsers`. In one
// process, because apt-get does one thing at a time. What cannot be installed is said by the part that needs it.
import { fileURLToPath } from "node:url";
import { browserOrInstall, journeyBrowserOrInstall } from "./browser.mjs";
import { root, startChild } from "./child.mjs";
import { firefoxProgram, webkitPrograms } from "./engines.mjs";
import { guardProcess } from "./guard.mjs";
import { nginxProgram } from "./nginx.mjs";
import { nodeProgram } from "./prepare.mjs";
import { redisProgram } from "./redis.mjs";

const programs = {
  integration: [browserOrInstall, redisProgram, nginxProgram],
  coverage: [browserOrInstall, redisProgram, nginxProgram],
  journeys: [journeyBrowserOrInstall],
  browsers: [firefoxProgram, webkitPrograms],
  bench: [browserOrInstall],
};

/** Begins to install what these parts need. Resolves when it is done, also if something is missing then. */
export function installForParts(parts) {
  const needing = parts.filter((part) => part in programs);
  if (needing.length === 0) return Promise.resolve();
  const file = fileURLToPath(import.meta.url);
  const { child, ended } = startChild(nodeProgram(), [file, ...needing], {
    cwd: root,
  });
  guardProcess(child);
  return ended;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const find of new Set(process.argv.slice(2).flatMap((part) => programs[part] ?? []))) {
    try {
      find();
    } catch (error) {
      console.log(error.message);
    }
  }
}
