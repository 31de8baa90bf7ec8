import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages, sourceLanguage } from "../../../schema/language/languages.ts";
import { workerPath } from "../../../schema/site/app-paths.ts";

export const CLIENT_FOLDER = join(import.meta.dirname, "../../../client/dist");

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] } | undefined>;

/** A client that is built, in one language. What has a hash in its name is in the folder of all. */
export interface ClientBuild {
  readonly language: Language;
  readonly folder: string;
}

/** The builds of all languages, English first. None before the first build. */
export const clientBuilds = (): readonly ClientBuild[] =>
  languages
    .map((language) => ({ language, folder: folderOf(language) }))
    .filter(({ folder }) => existsSync(join(folder, "index.html")));

const folderOf = (language: Language): string =>
  language === sourceLanguage ? CLIENT_FOLDER : join(CLIENT_FOLDER, ".languages", language);

/** The service worker as it was built. It names every script of the build. */
export const readWorker = ({ folder }: ClientBuild): string => readFileSync(join(folder, workerPath), "utf8");

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
export function readTemplate(build: ClientBuild): string {
  const file = readFileSync(join(build.folder, "index.html"), "utf8");
  const html = file.replace("</head>", `<meta name="version" content="${digestOf(readWorker(build))}"></head>`);
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

const readManifest = ({ folder }: ClientBuild) =>
  JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;

/** A small script that remembers what is pressed in a prerendered page until the app has started. */
export const earlyPressScript = (build: ClientBuild): string =>
  `<script type="module" async crossorigin src="/${readManifest(build)["early-press.ts"]?.file}"></script>`;

/** Preload links for the scripts of the screen at this address, so that the browser fetches them together with the first one. */
export function preloadsOf(build: ClientBuild, address: string, template: string): string {
  const screen = screenModules[address];
  return screen === undefined ? "" : modulePreloads(build, screen, template);
}

/** Preload links for this module of the client and everything that it imports. */
export function modulePreloads(build: ClientBuild, screen: string, template: string): string {
  const manifest = readManifest(build);
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
