import { readFileSync } from "node:fs";
import { join } from "node:path";

export const CLIENT_FOLDER = join(import.meta.dirname, "../../../client/dist");

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] } | undefined>;

/** The built page, with its stylesheet written into it: on a slow network a file of its own would delay the first paint. */
export function readTemplate(): string {
  const html = readFileSync(join(CLIENT_FOLDER, "index.html"), "utf8");
  return html.replace(/<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+)"[^>]*>/g, (_, file: string) => {
    const css = readFileSync(join(CLIENT_FOLDER, file), "utf8");
    return `<style>${css}</style>`;
  });
}

/**
 * A function that tells whether the client has a screen at an address: the addresses of its routes come from its build.
 * Letter case and a slash at the end make no difference, as in its router.
 */
export function readScreenPaths(): (pathname: string) => boolean {
  const paths = JSON.parse(readFileSync(join(CLIENT_FOLDER, ".prerender/route-paths.json"), "utf8")) as string[];
  const patterns = paths.map((path) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/*$`, "i"));
  return (pathname) => patterns.some((pattern) => pattern.test(pathname));
}

/** The modules that draw the screens where people arrive first. */
const screenModules: Readonly<Record<string, string>> = {
  "/": "site/home-screen.tsx",
  "/about": "site/about/about-screen.tsx",
  "/programs": "site/program/programs-screen.tsx",
  "/engagement": "site/engagement/engagement-screen.tsx",
  "/team": "site/team/team-screen.tsx",
  "/community-rules": "site/rule/community-rules-screen.tsx",
  "/games": "game/list/games-screen.tsx",
  "/auth": "account/auth-screen.tsx",
};

const readManifest = () => JSON.parse(readFileSync(join(CLIENT_FOLDER, ".vite/manifest.json"), "utf8")) as Manifest;

/** The small script that remembers what is pressed in a prerendered page before the app has started. */
export const earlyPressScript = (): string =>
  `<script type="module" async crossorigin src="/${readManifest()["early-press.ts"]?.file}"></script>`;

/** Names the scripts of this address's screen, so that the browser fetches them along with the first one. */
export function preloadsOf(address: string, template: string): string {
  const screen = screenModules[address];
  if (screen === undefined) return "";
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
