import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { workerPath } from "../../../schema/site/app-paths.ts";

export const CLIENT_FOLDER = join(import.meta.dirname, "../../../client/dist");

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] } | undefined>;

/** The service worker as it was built. It names every script of the build. */
export const readWorker = (): string => readFileSync(join(CLIENT_FOLDER, workerPath), "utf8");

/** Identifies these texts: 16 hexadecimal digits. */
export function digestOf(...texts: string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("hex").slice(0, 16);
}

/**
 * The built page with its stylesheet inlined, because a separate file would delay the first paint on a slow network. It says
 * of which build it is, so that an open page knows whether a newer one is ready.
 */
export function readTemplate(): string {
  const file = readFileSync(join(CLIENT_FOLDER, "index.html"), "utf8");
  const html = file.replace("</head>", `<meta name="version" content="${digestOf(readWorker())}"></head>`);
  return html.replace(/<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+)"[^>]*>/g, (_, file: string) => {
    const css = readFileSync(join(CLIENT_FOLDER, file), "utf8");
    return `<style>${css}</style>`;
  });
}

/**
 * Returns a function that says whether the client has a screen at an address. The client's build lists the addresses of its
 * routes. As in its router, letter case and a slash at the end make no difference.
 */
export function readScreenPaths(): (pathname: string) => boolean {
  const paths = JSON.parse(readFileSync(join(CLIENT_FOLDER, ".prerender/route-paths.json"), "utf8")) as string[];
  const patterns = paths.map((path) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/*$`, "i"));
  return (pathname) => patterns.some((pattern) => pattern.test(pathname));
}

/** The modules of the screens on which most visits start. */
const screenModules: Readonly<Record<string, string>> = {
  "/": "site/home/home-screen.tsx",
  "/about": "site/about/about-screen.tsx",
  "/programs": "site/program/programs-screen.tsx",
  "/engagement": "site/engagement/engagement-screen.tsx",
  "/devotions": "devotion/devotions-screen.tsx",
  "/team": "site/team/team-screen.tsx",
  "/community-rules": "site/rule/community-rules-screen.tsx",
  "/games": "game/list/games-screen.tsx",
  "/auth": "account/auth-screen.tsx",
};

const readManifest = () => JSON.parse(readFileSync(join(CLIENT_FOLDER, ".vite/manifest.json"), "utf8")) as Manifest;

/** A small script that remembers what is pressed in a prerendered page until the app has started. */
export const earlyPressScript = (): string =>
  `<script type="module" async crossorigin src="/${readManifest()["early-press.ts"]?.file}"></script>`;

/** Preload links for the scripts of the screen at this address, so that the browser fetches them together with the first one. */
export function preloadsOf(address: string, template: string): string {
  const screen = screenModules[address];
  return screen === undefined ? "" : modulePreloads(screen, template);
}

/** Preload links for this module of the client and everything that it imports. */
export function modulePreloads(screen: string, template: string): string {
  const manifest = readManifest();
  if (!manifest[screen]) throw new Error(`the client's build holds no ${screen}`);
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit(screen);
  return [...files]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join("");
}
