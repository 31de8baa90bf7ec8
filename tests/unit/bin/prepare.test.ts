import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "lampstand packages-"));
  cpSync("bin", join(project, "bin"), { recursive: true });
  cpSync("schema/language/languages.ts", join(project, "schema/language/languages.ts"));
  mkdirSync(join(project, "server/command"), { recursive: true });
  writeFileSync(join(project, "server/command/hello.ts"), 'console.log("hello", process.env.NODE_ENV);');
  writeFileSync(join(project, "server/main.ts"), 'console.log("started", process.env.NODE_ENV);');
  // An npm that only says what it was asked for, and lists what it was told to have put there.
  mkdirSync(join(project, "path"));
  writeFileSync(
    join(project, "path/npm"),
    `#!/bin/sh\necho "npm $1 $2"\nmkdir -p node_modules\ncp "wanted-$1.json" node_modules/.package-lock.json 2>/dev/null || true\n`,
  );
  chmodSync(join(project, "path/npm"), 0o755);
  writeJson("package-lock.json", lock(["server-package", "tool"]));
  writeJson("wanted-ci.json", lock(["server-package", "tool"]));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

const writeJson = (name: string, value: unknown) => {
  mkdirSync(join(project, name, ".."), { recursive: true });
  writeFileSync(join(project, name), JSON.stringify(value));
};
const lock = (names: readonly string[], version = "1.0.0") => ({
  packages: Object.fromEntries([
    ["", {}],
    ...names.map((name) => [`node_modules/${name}`, { version, ...(name === "tool" && { dev: true }) }]),
  ]),
});
const installed = (names: readonly string[], version?: string) =>
  writeJson("node_modules/.package-lock.json", lock(names, version));

function runFile(args: readonly string[], environment: Record<string, string> = {}): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    env: { PATH: `${join(project, "path")}:/usr/bin:/bin`, DATA_DIR: join(project, "data"), ...environment },
    encoding: "utf8",
  });
  return `${stdout}${stderr}`;
}
const command = () => runFile(["bin/run.mjs", "server/command/hello.ts"]);

test("a command of an operator installs nothing where the server's packages are", () => {
  installed(["server-package"]);
  expect(command()).toBe("hello undefined\n");
});

test("a command installs what is missing, or has another version in the lock file", () => {
  expect(command()).toContain("npm ci --include=dev");
  installed(["server-package", "tool"], "0.9.0");
  expect(command()).toContain("npm ci --include=dev");
  expect(command()).toBe("hello undefined\n");
});

test("a command of a developer installs the tools too", () => {
  installed(["server-package"]);
  mkdirSync(join(project, "tests"));
  writeFileSync(join(project, "tests/bench.ts"), 'console.log("bench");');
  expect(runFile(["bin/run.mjs", "tests/bench.ts"])).toContain("npm ci --include=dev");
});

test("without a lock file, as in an image, nothing is installed", () => {
  rmSync(join(project, "package-lock.json"));
  expect(command()).toBe("hello undefined\n");
});

test("SETUP-3 a command and the server run in the mode that the settings file says", () => {
  installed(["server-package"]);
  mkdirSync(join(project, "data"));
  writeFileSync(join(project, "data/settings.env"), "NODE_ENV=production\n");
  expect(command()).toBe("hello production\n");
});

/** Makes the client look built from these sources. */
function buildClient() {
  for (const folder of ["client", "schema"]) mkdirSync(join(project, folder), { recursive: true });
  writeFileSync(join(project, "vite.config.ts"), "");
  const tool = "node_modules/vite/bin/vite.js";
  mkdirSync(join(project, tool, ".."), { recursive: true });
  writeFileSync(
    join(project, tool),
    `const { mkdirSync } = require("node:fs"); const at = process.argv.indexOf("--outDir") + 1; mkdirSync(process.argv[at] + "/assets", { recursive: true }); console.log("built");`,
  );
}
function ownNode() {
  const file = join(project, "node_modules/node/bin/node");
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexec '${process.execPath}' "$@"\n`);
  chmodSync(file, 0o755);
}
const start = (environment: Record<string, string>) => runFile(["bin/start.mjs"], environment);

test("a production start builds the client, and then removes what only that needed", () => {
  buildClient();
  ownNode();
  installed(["server-package", "tool"]);
  const output = start({ NODE_ENV: "production" });
  expect(output).toMatch(/Building the client[\s\S]+npm prune --omit=dev\nstarted production\n$/);
});

test("a machine with an older Node keeps the project's own, beside the packages", () => {
  buildClient();
  ownNode();
  installed(["server-package", "tool"]);
  // npm's Node is what the machine has, and the running one lies in the project.
  const old = join(project, "path/old-node");
  writeFileSync(old, "#!/bin/sh\necho v20.20.2\n");
  chmodSync(old, 0o755);
  const inside = join(project, "inside/node");
  mkdirSync(join(inside, ".."));
  cpSync(process.execPath, inside);
  const { stdout } = spawnSync(inside, ["bin/start.mjs"], {
    cwd: project,
    env: {
      PATH: `${join(project, "path")}:/usr/bin:/bin`,
      NODE_ENV: "production",
      npm_node_execpath: old,
      DATA_DIR: "data",
    },
    encoding: "utf8",
  });
  expect(stdout).toContain("npm prune --omit=dev");
  expect(readFileSync(join(project, ".node/node"), "utf8")).toContain(process.execPath);
  expect(stdout).toContain("started production");
});

test("a production start with a built client installs the server's packages alone", () => {
  buildClient();
  ownNode();
  installed(["server-package", "tool"]);
  start({ NODE_ENV: "production" });
  rmSync(join(project, "node_modules"), { recursive: true });
  writeJson("wanted-ci.json", lock(["server-package"]));
  const output = start({ NODE_ENV: "production" });
  expect(output).toContain("npm ci --omit=dev");
  expect(output).not.toContain("Building");
  expect(start({ NODE_ENV: "production" })).toBe("started production\n");
});

test("a start for development keeps all packages", () => {
  buildClient();
  ownNode();
  installed(["server-package", "tool"]);
  expect(start({})).not.toContain("prune");
  expect(existsSync(join(project, "node_modules/node"))).toBe(true);
});
