import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import type { Endpoint } from "./schema/endpoint.ts";

const server = "127.0.0.1:2567";
const declarations = /\/schema\/[\w-]+\/api\.ts$/;
/** The whole file: for its other exports, and apart from that for forms, so that no page loads both at once. */
const wholeFile = /\?(whole|form)$/;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

/** Whether this is a limit, a list or the like, which JSON can hold. */
function isPlainData(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return ["string", "number", "boolean"].includes(typeof value);
  if (Array.isArray(value)) return value.every(isPlainData);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlainData);
}

/** What the browser gets of one export of a declaration, as source. */
function browserExport(name: string, value: unknown): string {
  if (isEndpoint(value)) return browserSourceOf(name, value);
  if (isPlainData(value)) return `export const ${name} = ${JSON.stringify(value)};`;
  return `export { ${name} } from "./api.ts?whole";`;
}

/** What the browser needs to call an endpoint, as source. A form loads the schema of its body when it is first used. */
function browserSourceOf(name: string, { method, path, timeoutSeconds, isForm }: Endpoint): string {
  const address = JSON.stringify({ method, path, timeoutSeconds }).slice(1, -1);
  const loadBody = `loadBody: () => import("./api.ts?form").then((api) => api.${name}.body)`;
  return `export const ${name} = { ${address}${isForm ? `, ${loadBody}` : ""} };`;
}

/**
 * A page that only calls an endpoint needs its address and timeout, not the zod schemas beside them (23 KB). In the browser
 * `schema/x/api.ts` therefore holds only those, and its limits and lists. Its schemas come from the whole file, and only where
 * they are imported.
 */
function endpointAddresses(): Plugin {
  return {
    name: "endpoint-addresses",
    enforce: "pre",
    async load(id) {
      if (wholeFile.test(id)) {
        return { code: await readFile(id.replace(wholeFile, ""), "utf8"), moduleSideEffects: false };
      }
      if (!declarations.test(id)) return null;
      this.addWatchFile(id);
      const exports: Record<string, unknown> = await import(pathToFileURL(id).href);
      return Object.entries(exports)
        .map(([name, value]) => browserExport(name, value))
        .join("\n");
    },
  };
}

/**
 * Leaves out two parts of the room client that no room here uses: input sampling and WebTransport. Its `Room` and
 * `Connection` import them statically, and they are 4 KB of every game and conversation.
 */
function unusedRoomParts(): Plugin {
  const parts = /@colyseus\/sdk\/build\/(input\/RoomInput|transport\/H3Transport)\.mjs$/;
  return {
    name: "unused-room-parts",
    load(id) {
      if (!parts.test(id)) return null;
      return "export class RoomInput {}\nexport class H3TransportTransport {}\n";
    },
  };
}

/** Writes the addresses of the routes next to the prerender build, for the server: others are answered with 404. */
function routePathsFile(): Plugin {
  return {
    name: "route-paths-file",
    async writeBundle({ dir = "" }) {
      const { routePaths } = await import(pathToFileURL(join(dir, "route-paths.js")).href);
      await writeFile(join(dir, "route-paths.json"), JSON.stringify(routePaths));
    },
  };
}

/** Colyseus answers sockets at `/<processId>/<roomId>`; pages have no path of two such parts. */
const roomSocket = "^/[\\w-]+/[\\w-]+\\?sessionId=";

/** Files of the browser's build. */
const codeSplitting = {
  groups: [
    { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
    // Every page needs most of these, and one file packs better than several.
    {
      name: "library",
      test: /node_modules\/(react-router|styled-components|stylis|@emotion|@tanstack\/(query|react-query))/,
    },
    // Small parts that every page needs too. By themselves they pack badly.
    {
      name: "base",
      test: /client\/(net\/(community|session|http\/(api-error|http)|query\/query-client)|frame\/(error-text|frame-errors|screen|title-count)|ui\/(text\/(visually-hidden|text|heading)|format\/short-count|avatar\/avatar-name|layout\/(card|stack|page)|button\/(busy-ring|button-style|button-link|button)|theme\/css|tokens|illustration\/(lamp|picture)|feedback\/toast))\.tsx?$|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|shared|defaultAttributes)/,
      includeDependenciesRecursively: false,
    },
    { name: "form", test: /node_modules\/react-hook-form\// },
    { name: "schema", test: /node_modules\/(zod|@hookform)\// },
    { name: "room", test: /node_modules\/(@colyseus|msgpackr)\// },
    // Who comes to a table stays until the results: one file packs better than a dozen small ones.
    {
      name: "game",
      test: /client\/game\/(room|round|connection\/(?!reservation-cache)|waiting\/(?!qr))/,
      includeDependenciesRecursively: false,
    },
    { name: "icon", test: /lucide-react\/.*\/(check|circle-exclamation-point|crown|log-out|x)\.m?js$/ },
    // Every list of players needs both; by themselves they are too small to pack well.
    {
      name: "list",
      test: /client\/ui\/(live\/animated-list|text\/metric)/,
      includeDependenciesRecursively: false,
    },
  ],
};

/**
 * The second build, `vite build --ssr`: the worker in which the server renders the public pages, and the addresses of all
 * screens. It holds its libraries, so the server starts it without looking for packages.
 */
const prerenderBuild = { manifest: false, copyPublicDir: false, minify: true, target: "node24" } as const;

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL("client", import.meta.url)),
  plugins: [endpointAddresses(), unusedRoomParts(), react(), ...(isSsrBuild ? [routePathsFile()] : [])],
  // Names each styled component after its file: server and browser then write the same class names, in whatever order
  // their modules run.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  build: {
    outDir: "dist",
    // Which file loads which: the server and the test of the budgets read it. It is not served.
    manifest: true,
    emptyOutDir: true,
    // The minimum browsers of the README. Syntax is rewritten for them; newer functions are a lint error.
    target: ["safari16", "chrome109"],
    cssTarget: ["safari16", "chrome109"],
    modulePreload: { polyfill: false },
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? { input: ["client/prerender.tsx", "client/app/route-paths.ts"] }
      : {
          input: ["client/index.html", "client/early-press.ts"],
          output: { codeSplitting },
          // Writes each text where it is used. Otherwise a page loads every text of the modules that it shares with others.
          optimization: { inlineConst: { mode: "all" } },
        },
    ...(isSsrBuild && prerenderBuild),
  },
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { "process.env.NODE_ENV": '"production"' } }),
  server: {
    port: 5173,
    strictPort: true,
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: `http://${server}` },
      [roomSocket]: { target: `ws://${server}`, ws: true },
    },
  },
}));
