import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, transformWithOxc } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import type { Endpoint } from "./schema/endpoint.ts";

const projectFolder = fileURLToPath(new URL(".", import.meta.url));
const server = "127.0.0.1:2567";
/** A long feature has more than one: `schema/safety/newcomer-api.ts`. */
const declarations = /\/schema\/[\w-]+\/([\w-]+-)?api\.ts$/;
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

/** What the browser gets of one export of a declaration, as source. `file` is the declaration's own name. */
function browserExport(file: string, name: string, value: unknown): string {
  if (isEndpoint(value)) return browserSourceOf(file, name, value);
  if (isPlainData(value)) return `export const ${name} = ${JSON.stringify(value)};`;
  return `export { ${name} } from "./${file}?whole";`;
}

/** What the browser needs to call an endpoint, as source. A form loads the schema of its body when it is first used. */
function browserSourceOf(file: string, name: string, { method, path, timeoutSeconds, isForm }: Endpoint): string {
  const address = JSON.stringify({ method, path, timeoutSeconds }).slice(1, -1);
  const loadBody = `loadBody: () => import("./${file}?form").then((api) => api.${name}.body)`;
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
        .map(([name, value]) => browserExport(basename(id), name, value))
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

/**
 * Names each styled component after its file, so that server and browser write the same class names in whatever order their
 * modules run. The file's path begins at the project's folder: two checkouts at different paths build the same bytes.
 */
function styledComponentNames(): Plugin {
  const styledComponents = { displayName: false, fileName: false };
  return {
    name: "styled-component-names",
    enforce: "pre",
    transform(code, id) {
      const [file = id] = id.split("?");
      if (!file.startsWith(clientFile("")) || !code.includes("styled-components")) return null;
      const path = relative(projectFolder, file).split(sep).join("/");
      return transformWithOxc(code, path, { jsx: "preserve", plugins: { styledComponents } });
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

/**
 * Builds the service worker and writes the names of all scripts into it. The server adds the manifest, which needs the
 * community's settings (server/platform/site/app-files.ts), and client/app/offline registers the worker.
 */
const serviceWorker = () =>
  VitePWA({
    strategies: "injectManifest",
    srcDir: "app/offline/worker",
    filename: "sw.ts",
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ["assets/*.js"],
      // Their names have a hash.
      dontCacheBustURLsMatching: /^assets\//,
      rollupFormat: "iife",
    },
    // It is a build of its own, which would not know that this one prints warnings only.
    integration: { configureCustomSWViteBuild: (build) => void Object.assign(build, { logLevel: "warn" }) },
  });

/** Colyseus answers sockets at `/<processId>/<roomId>`; pages have no path of two such parts. */
const roomSocket = "^/[\\w-]+/[\\w-]+\\?sessionId=";

/** True for these modules of the client. Throws at once if one is missing, for example because it has a new name. */
function isOneOf(names: readonly string[]): (id: string) => boolean {
  const files = names.map((name) => {
    const found = ["ts", "tsx"].map((ending) => clientFile(`${name}.${ending}`)).find(existsSync);
    if (!found) throw new Error(`vite.config.ts names client/${name}, which does not exist`);
    return found;
  });
  return (id) => files.includes(id);
}
const clientFile = (path: string): string => join(projectFolder, "client", path);

const isBaseModule = isOneOf([
  "notification/unread",
  "app/offline/install/install-prompt",
  "app/offline/late-offline",
  "event/events-key",
  "frame/access",
  "frame/error-text",
  "frame/feature",
  "frame/frame-errors",
  "frame/frame-text",
  "frame/loading-screen",
  "frame/return-path",
  "frame/screen",
  "frame/title-count",
  "net/community",
  "net/http/api-error",
  "net/http/deadline",
  "net/http/http",
  "net/http/outdated",
  "net/query/query-client",
  "net/session",
  "net/storage/local-storage",
  "net/use-hydrated",
  "net/when-idle",
  "ui/avatar/avatar-name",
  "ui/badge/badge",
  "ui/badge/count-badge",
  "ui/button/button",
  "ui/button/button-link",
  "ui/button/button-style",
  "ui/button/copy-text",
  "ui/button/spinner",
  "frame/delayed",
  "ui/feedback/empty-state",
  "ui/feedback/error-state",
  "ui/feedback/skeleton",
  "ui/feedback/toast",
  "ui/format/format",
  "ui/format/short-count",
  "ui/illustration/lamp",
  "ui/illustration/lamp-picture",
  "ui/illustration/picture",
  "ui/late/lazy-part",
  "ui/late/load-part",
  "ui/late/use-part",
  "ui/late/wake",
  "ui/layout/card",
  "frame/page",
  "ui/layout/stack",
  "app/shell/strip-area",
  "ui/layout/use-media-query",
  "ui/layout/use-min-width",
  "ui/overlay/use-overlay-open",
  "ui/text/heading",
  "ui/text/text",
  "ui/text/visually-hidden",
  "ui/theme/css",
  "ui/tokens",
]);
/** What every page calls and is called. By themselves they would be two small files. */
const features = /\/client\/([\w-]+\/[\w-]+\.feature|app\/features|[\w-]+\/link-text|site\/site-text)\.ts$/;
const baseDeclaration = /\/schema\/(account\/api|site\/pages)\.ts$/;
/** The icon is that of every error. */
const lucideCore = /lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|shared|defaultAttributes|icons\/rotate-cw)/;

const gameParts =
  /\/client\/game\/((room|round|connection|waiting)\/|(room-code-button|leave-button|start-button|player-avatar|player-style|room-view|use-host-notice|use-room-request|menu\/late-room-menu)\.)/;
/** The list of rooms needs the cache too, and few players scan a code. */
const isLaterInGame = isOneOf(["game/connection/seat-cache", "game/waiting/qr-sheet", "game/waiting/qr-sheet-text"]);

const isMemberModule = isOneOf([
  "chat/conversations",
  "chat/unread",
  "net/attention",
  "net/backoff",
  "net/room/enter-room",
  "net/room/heartbeat",
  "net/room/room-client",
  "net/room/room-connection",
  "net/room/room-request",
  "net/room/room-store",
  "net/room/server-clock",
  "net/wait",
  "notification/notifications",
  "safety/report/reports-key",
]);
const memberLibrary = /\/schema\/((chat|notification)\/api|game\/request-id)\.ts$|node_modules\/zustand\//;
const isAnswerModule = isOneOf([
  "trivia/answer/answer-grid",
  "trivia/answer/answer-button",
  "trivia/answer/answer-shape",
]);

/** What few members ever load. What it needs would be named in the file that every page loads. */
const isRare =
  /\/(admin-frame|live|member-(bar|events)|data-saver-menu|(admin|dashboard)-sections|[\w-]+-errors|(safety|manage)-screens|(check-in|my-safety|not-found|security)-screen)-/;
/** Every page loads the others before anything else. */
const isNews = (file: string): boolean => !/\/(rolldown-runtime|react|library|base|preload-helper)-/.test(file);

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
      test: (id: string) => isBaseModule(id) || features.test(id) || baseDeclaration.test(id) || lucideCore.test(id),
      includeDependenciesRecursively: false,
    },
    // What every page with an event needs of it: one file packs better than five.
    {
      name: "event",
      test: /\/(schema\/event\/event-(state|time)|client\/(event\/event-(text|errors)|ui\/overlay\/use-kept-focus))\.ts$/,
      includeDependenciesRecursively: false,
    },
    // Every page names the files with the texts of errors, too. Whoever comes to a game needs all of these, and admins are few.
    { name: "game-errors", test: /\/(game|trivia|word-battle)-errors\.ts$/ },
    { name: "admin-errors", test: /\/admin\/[\w-]+-errors\.ts$/ },
    // Every page names the files with the sections of the sidebars: one name of each is short.
    {
      name: "dashboard-sections",
      test: /(-dashboard|\/dashboard-sections)\.tsx$/,
      includeDependenciesRecursively: false,
    },
    {
      name: "admin-sections",
      test: /(-admin|\/admin-sections)\.tsx$|\/icons\/(activity|chart-column|circle-question-mark|newspaper)\.m?js$/,
      includeDependenciesRecursively: false,
    },
    { name: "form", test: /node_modules\/react-hook-form\// },
    { name: "schema", test: /node_modules\/(zod|@hookform)\// },
    { name: "room", test: /node_modules\/(@colyseus|msgpackr)\// },
    // Who comes to a table stays until the results: one file packs better than a dozen small ones.
    {
      name: "game",
      test: (id: string) => gameParts.test(id) && !isLaterInGame(id),
      includeDependenciesRecursively: false,
    },
    { name: "icon", test: /lucide-react\/.*\/(check|circle-exclamation-point|crown|log-out|user-round|x)\.m?js$/ },
    // Conversations and channels need most of these.
    {
      name: "thread-icon",
      test: /lucide-react\/.*\/(arrow-left|ban|clock|ellipsis|flag|hash|pencil|search|shield-check|trash|users)\.m?js$/,
    },
    // Every member's connection needs these small parts, and its room too. By themselves they pack badly, and on a slow
    // network each file waits for one of six connections.
    {
      name: "member",
      test: (id: string) => isMemberModule(id) || memberLibrary.test(id),
      includeDependenciesRecursively: false,
    },
    {
      name: "member-bar",
      test: isOneOf(["account/account-panel", "notification/notification-bell"]),
      includeDependenciesRecursively: false,
    },
    { name: "live", test: /\/client\/.*-live\.ts$/, includeDependenciesRecursively: false },
    // The background sender comes with the screen that writes what it sends. Loaded later, it could fail while the network is
    // bad, and a browser may keep that failure until the page is reloaded.
    {
      name: "pending",
      test: /\/client\/thread\/pending\/(background-sender|changes|contact-question|outbox|pending-storage|refusal|toast-refused)\.ts$/,
      includeDependenciesRecursively: false,
    },
    // The header of every member needs both; by themselves they are too small to pack well.
    {
      name: "avatar",
      test: isOneOf(["ui/avatar/avatar", "ui/avatar/avatar-button"]),
      includeDependenciesRecursively: false,
    },
    // The frame of the admin area asks for the password, and the other screens of `account/security` share most of it.
    {
      name: "security",
      test: /\/client\/account\/security\/(password-\w+|security-text)|\/schema\/account\/(session|second-factor)-api\.ts$/,
      includeDependenciesRecursively: false,
    },
    // The front page has a question to try, with the answers of the game.
    {
      name: "answer",
      test: (id: string) => isAnswerModule(id) || /lucide-react\/.*\/icons\/send\.m?js$/.test(id),
      includeDependenciesRecursively: false,
    },
    // Every list of players needs both; by themselves they are too small to pack well.
    {
      name: "list",
      test: isOneOf(["game/animated-list", "ui/text/number-text"]),
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
  root: clientFile(""),
  plugins: [
    endpointAddresses(),
    unusedRoomParts(),
    styledComponentNames(),
    react(),
    isSsrBuild ? routePathsFile() : serviceWorker(),
  ],
  build: {
    outDir: "dist",
    // Which file loads which: the server and the test of the budgets read it. It is not served.
    manifest: true,
    emptyOutDir: true,
    // The minimum browsers of the README. Syntax is rewritten for them; newer functions are a lint error.
    target: ["safari16", "chrome109"],
    cssTarget: ["safari16", "chrome109"],
    modulePreload: {
      polyfill: false,
      resolveDependencies(file, dependencies, { hostType }) {
        if (hostType === "html") return dependencies;
        return isRare.test(file) ? [] : dependencies.filter(isNews);
      },
    },
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? { input: ["client/prerender.tsx", "client/app/route-paths.ts"] }
      : {
          input: ["client/index.html", "client/early-press.ts"],
          // Every page loads the names of most files, so their hashes are as short as the bundler allows.
          output: { codeSplitting, chunkFileNames: "assets/[name]-[hash:7].js" },
          // Writes each text where it is used. Otherwise a page loads every text of the modules that it shares with others.
          optimization: { inlineConst: { mode: "all" } },
          // A page of which every text is written where it is used does not load their module.
          treeshake: { moduleSideEffects: [{ test: /\/client\/.*-text\.ts$/, sideEffects: false }] },
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
