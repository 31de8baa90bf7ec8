import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  filesOfPage,
  filesToSave,
  noteDataSaving,
  plainName,
  savedFiles,
} from "../../../../../client/app/offline/worker/saved-files.ts";
import { memoryCaches } from "../../../../support/storage/memory-caches.ts";

const pageWith = (script: string) => `<script src="/assets/${script}"></script>`;

/** A server that has these files; `requests` lists what was asked of it. */
function serverWith(files: Record<string, string>) {
  const requests: string[] = [];
  const fetchFile = async (input: RequestInfo | URL) => {
    const { pathname: path } = new URL(input instanceof Request ? input.url : String(input), "https://lamp.example");
    requests.push(path);
    return path in files ? new Response(files[path]) : new Response("", { status: 404 });
  };
  return { fetchFile: fetchFile as typeof fetch, requests };
}

const fileRequest = (path: string) => new Request(`https://lamp.example${path}`);

test("of a page's files, the fonts without Latin letters are not saved in advance", () => {
  const html = `<link href="/assets/base-AAAAAAAA.js"><style>url(/assets/mulish-latin-wght-normal-BBBBBBBB.woff2)
    url(/assets/mulish-vietnamese-wght-normal-CCCCCCCC.woff2)</style><script src="/assets/base-AAAAAAAA.js"></script>`;
  expect(filesOfPage(html)).toEqual(["/assets/base-AAAAAAAA.js", "/assets/mulish-latin-wght-normal-BBBBBBBB.woff2"]);
});

test("APP-5 a new version saves its own copies of the files that this phone has used, and no others", () => {
  const build = ["/assets/door-11111111.js", "/assets/game-22222222.js", "/assets/ticket-33333333.js"];
  const used = ["/assets/door-00000000.js", "/assets/ticket-33333333.js", "/assets/gone-44444444.js"];
  expect(filesToSave(["/assets/base-55555555.js"], build, used)).toEqual([
    "/assets/base-55555555.js",
    "/assets/door-11111111.js",
    "/assets/ticket-33333333.js",
  ]);
});

test("APP-5 a file of this build has the plain name of the same file in another one", () => {
  const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
    readFileSync("client/dist/.vite/manifest.json", "utf8"),
  );
  const scripts = Object.values(manifest).filter(({ file, name }) => name && file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(100);
  for (const { file, name } of scripts) expect(plainName(`/${file}`)).toBe(`/assets/${name}.js`);
  expect(plainName("/assets/door-22222222.js")).toBe("/assets/door.js");
});

test("APP-5 a file comes from the server once, and then from the phone", async () => {
  const caches = memoryCaches();
  const { fetchFile, requests } = serverWith({ "/assets/door-11111111.js": "door" });
  const files = savedFiles(caches, "one", fetchFile);
  for (let time = 0; time < 2; time += 1) {
    expect(await (await files.file(fileRequest("/assets/door-11111111.js"))).text()).toBe("door");
  }
  expect(requests).toEqual(["/assets/door-11111111.js"]);
  expect((await files.file(fileRequest("/assets/nothing.js"))).status).toBe(404);
  expect(caches.contents()).toEqual({ "app-en-one": ["/assets/door-11111111.js"] });
});

test("APP-5 an update fetches only what has changed, and the version before stays for open pages", async () => {
  const caches = memoryCaches();
  const [base, door, newDoor] = ["/assets/base-11111111.js", "/assets/door-11111111.js", "/assets/door-22222222.js"];
  const first = serverWith({ "/page": pageWith("base-11111111.js"), [base]: "base", [door]: "door" });
  await savedFiles(caches, "one", first.fetchFile).install(["/page"], [base, door]);
  await savedFiles(caches, "one", first.fetchFile).save([door]);
  const second = serverWith({ "/page": pageWith("base-11111111.js"), [newDoor]: "new door" });
  const files = savedFiles(caches, "two", second.fetchFile);
  await files.install(["/page"], [base, newDoor]);
  await files.removeOldVersions();
  expect(second.requests).toEqual(["/page", newDoor]);
  expect(caches.contents()).toEqual({ "app-en-one": [base, door, "/page"], "app-en-two": [base, newDoor, "/page"] });
});

test("APP-5 of the versions before, one stays, and caches that are not the app's are left alone", async () => {
  const caches = memoryCaches();
  for (const name of ["another-app", "app-one", "app-en-two", "app-en-three"]) await caches.open(name);
  const files = savedFiles(caches, "three", serverWith({}).fetchFile);
  await files.removeOldVersions();
  expect(await caches.keys()).toEqual(["another-app", "app-en-two", "app-en-three"]);
  await (await caches.open("another-app")).put("/page", new Response("not ours"));
  expect(await files.page("/page")).toBeUndefined();
});

test("APP-5 while a device saves data, an update fetches only what every page loads", async () => {
  const caches = memoryCaches();
  const [base, door, newDoor] = ["/assets/base-11111111.js", "/assets/door-11111111.js", "/assets/door-22222222.js"];
  const first = serverWith({ "/page": pageWith("base-11111111.js"), [base]: "base", [door]: "door" });
  await savedFiles(caches, "one", first.fetchFile).install(["/page"], [base, door]);
  await savedFiles(caches, "one", first.fetchFile).save([door]);
  const updates = async (version: string) => {
    const server = serverWith({ "/page": pageWith("base-11111111.js"), [newDoor]: "new door" });
    await savedFiles(caches, version, server.fetchFile).install(["/page"], [base, newDoor]);
    return server.requests;
  };
  await noteDataSaving(caches, true);
  expect(await updates("two")).toEqual(["/page"]);
  await noteDataSaving(caches, false);
  expect(await updates("three")).toEqual(["/page", newDoor]);
});

test("APP-5 an update that cannot be fetched whole does not replace the version that works", async () => {
  const caches = memoryCaches();
  const first = serverWith({ "/page": pageWith("base-11111111.js"), "/assets/base-11111111.js": "base" });
  const files = savedFiles(caches, "one", first.fetchFile);
  await files.install(["/page"], []);
  const broken = serverWith({ "/page": pageWith("base-22222222.js") });
  await expect(savedFiles(caches, "two", broken.fetchFile).install(["/page"], [])).rejects.toThrow("404");
  expect(await (await files.page("/page"))?.text()).toContain("base-11111111.js");
});

test("APP-5 of two complete versions, the page of the newer one opens without network", async () => {
  const caches = memoryCaches();
  for (const version of ["one", "two"]) {
    const { fetchFile } = serverWith({ "/page": `of version ${version}` });
    await savedFiles(caches, version, fetchFile).install(["/page"], []);
  }
  const { page } = savedFiles(caches, "one", serverWith({}).fetchFile);
  expect(await (await page("/page"))?.text()).toBe("of version two");
});

test("LANGUAGE-24 whoever has changed the language gets the saved page of the chosen one", async () => {
  const caches = memoryCaches();
  const files = savedFiles(caches, "one", serverWith({ "/page": "in English" }).fetchFile);
  await files.install(["/page"], []);
  const later = await caches.open("app-pcm-two");
  await later.put("/page", new Response("in Pidgin"));
  expect(await (await files.page("/page"))?.text()).toBe("in English");
  await caches.delete((await caches.keys()).find((name) => name.startsWith("app-en-")) ?? "");
  expect(await (await files.page("/page"))?.text()).toBe("in Pidgin");
});
