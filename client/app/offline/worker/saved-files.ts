import { language } from "../../../../schema/language/language-text.ts";

const CACHE_PREFIX = "app-";
/** Browsers send other headers for a script than for a page, and the file is the same. */
const ignoreVary = { ignoreVary: true };

const isAsset = (pathname: string): boolean => pathname.startsWith("/assets/");

/**
 * "/assets/ticket-screen-4kjP4ZM.js" and the same file of another build have the same plain name. Hashes of scripts have
 * seven characters (vite.config.ts), those of other files and of earlier builds eight.
 */
export const plainName = (file: string): string => file.replace(/-[\w-]{7,8}(\.\w+)$/, "$1");

/** The hashed files that a page loads before its app can start. Of the fonts, only those with Latin letters. */
export function filesOfPage(html: string): string[] {
  const files = html.match(/\/assets\/[\w.-]+\.(?:js|svg|woff2)/g) ?? [];
  return [...new Set(files)].filter((file) => !file.endsWith(".woff2") || file.includes("-latin-wght-"));
}

/** An empty cache, which tells the worker that this device saves data: it cannot read local storage. */
const SAVER_CACHE = "data-saver";

/** Tells the worker of all versions whether this device saves data. */
export async function noteDataSaving(caches: CacheStorage, isSaving: boolean): Promise<void> {
  if (isSaving) await caches.open(SAVER_CACHE);
  else await caches.delete(SAVER_CACHE);
}

/**
 * What a new version saves before it can replace the old one: what every page needs, and its own versions of the files that
 * this phone has used. Otherwise a screen that worked offline yesterday would be missing today.
 */
export function filesToSave(page: readonly string[], build: readonly string[], used: readonly string[]): string[] {
  const usedNames = new Set(used.map(plainName));
  return [...new Set([...page, ...build.filter((file) => usedNames.has(plainName(file)))])];
}

/**
 * The files of the app in the browser's caches. Each version has a cache of its own, named after it. Only hashed files and
 * pages without anything personal are saved here, never a reply of the API.
 */
export function savedFiles(caches: CacheStorage, version: string, fetchFile: typeof fetch) {
  const name = `${CACHE_PREFIX}${language}-${version}`;
  const own = () => caches.open(name);
  const names = async () => (await caches.keys()).filter((each) => each.startsWith(CACHE_PREFIX));
  const find = (file: string) => caches.match(file, ignoreVary);

  /** Saves files that are not in this version's cache, from another version's or from the server. */
  async function save(files: readonly string[]): Promise<void> {
    const cache = await own();
    await Promise.all(
      files.map(async (file) => (await cache.match(file, ignoreVary)) ?? cache.put(file, await read(file))),
    );
  }

  async function read(file: string): Promise<Response> {
    const response = (await find(file)) ?? (await fetchFile(file));
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response;
  }

  /** The files whose new versions are fetched in advance: none while this device saves data, as they come when they are used. */
  const usedInAdvance = async () => ((await caches.has(SAVER_CACHE)) ? [] : await used());

  /** A page as visitors get it, in the language of this build. */
  async function readPage(path: string): Promise<Response> {
    const response = await fetchFile(`${path}?lang=${language}`, { credentials: "omit", cache: "no-cache" });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  }

  /** The hashed files in the caches of all versions. */
  async function used(): Promise<string[]> {
    const all = await Promise.all((await names()).map((each) => caches.open(each)));
    const requests = await Promise.all(all.map((cache) => cache.keys()));
    return requests.flat().flatMap(({ url }) => {
      const { pathname } = new URL(url);
      return isAsset(pathname) ? [pathname] : [];
    });
  }

  return {
    async install(paths: readonly string[], build: readonly string[]): Promise<void> {
      const pages = await Promise.all(paths.map(readPage));
      const html = await Promise.all(pages.map((page) => page.clone().text()));
      await save(filesToSave(html.flatMap(filesOfPage), build, await usedInAdvance()));
      // Last, because a saved page counts as complete.
      const cache = await own();
      await Promise.all(pages.map((page, index) => cache.put(paths[index] ?? "", page)));
    },
    /** A page that was open before this version began may still need files of the version before. Older ones are removed. */
    async removeOldVersions(): Promise<void> {
      const others = (await names()).filter((each) => each !== name);
      await Promise.all(others.slice(0, -1).map((each) => caches.delete(each)));
    },
    save: (files: readonly string[]) => save(files.filter(isAsset)),
    isAsset,
    /** The file, from the cache or from the server, which is then in the cache of this version. */
    async file(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const cache = await own();
      const saved = await cache.match(pathname, ignoreVary);
      if (saved) return saved;
      const response = (await find(pathname)) ?? (await fetchFile(request));
      // A full disk is no reason to break the page.
      if (response.ok) await cache.put(pathname, response.clone()).catch(() => {});
      return response;
    },
    /**
     * The page of the newest version that is complete, even if it waits for its turn: with network the browser gets the newest
     * page too, so this phone may have no other files of a screen. Whoever has changed the language has versions of both.
     */
    async page(path: string): Promise<Response | undefined> {
      const newest = (await names()).reverse();
      const isOwn = (each: string) => each.startsWith(`${CACHE_PREFIX}${language}-`);
      for (const each of [...newest.filter(isOwn), ...newest.filter((other) => !isOwn(other))]) {
        const page = await (await caches.open(each)).match(path, ignoreVary);
        if (page) return page;
      }
      return undefined;
    },
  };
}
