import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as resourceApi from "../../../schema/site/resource-api.ts";
import { resourcePath, resources } from "../../../schema/site/resources.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { newMemberWithRole } from "../../support/event/managed-event.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

const params = { name: "is-doubt-a-sin" };
const url = "https://youtu.be/dQw4w9WgXcQ";

let server: TestServer;
let admin: Person;
let member: Person;
beforeAll(async () => {
  server = await bootServer();
  admin = await newMemberWithRole(server, "admin", "Ada Obi");
  member = await newMember(server.url, "Ngozi Ade");
});
afterAll(() => server.stop());

const read = async () => (await member.must(resourceApi.readVideo, { params })).url;
const get = (path: string) => fetch(server.url + path, { redirect: "manual", signal: AbortSignal.timeout(60_000) });

describe("the links of the videos", () => {
  test("RESOURCE-1 an admin sets a link, changes it and removes it, and everyone reads it", async () => {
    expect(await read()).toBeNull();
    await admin.must(resourceApi.saveVideo, { params, body: { url: "https://vimeo.com/1" } });
    await admin.must(resourceApi.saveVideo, { params, body: { url } });
    expect(await read()).toBe(url);
    const visitor = await get("/api/resources/is-doubt-a-sin/video");
    expect(await visitor.json()).toEqual({ url });
    await admin.must(resourceApi.removeVideo, { params });
    expect(await read()).toBeNull();
  });

  test("RESOURCE-1 a mentor cannot set or remove a link", async () => {
    const mentor = await newMemberWithRole(server, "mentor", "Bola Ige");
    const answers = [
      await mentor.call(resourceApi.saveVideo, { params, body: { url } }),
      await mentor.call(resourceApi.removeVideo, { params }),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(2).fill("account/not-allowed"));
    expect(await read()).toBeNull();
  });

  test("RESOURCE-3 a guide has no link, and neither has a name that does not exist", async () => {
    for (const name of ["starting-again", "nothing"]) {
      const answer = await get(`/api/resources/${name}/video`);
      expect([name, answer.status]).toEqual([name, 404]);
    }
  });

  test("RESOURCE-4 a link stays when the admin who set it is erased", async () => {
    const second = await newMemberWithRole(server, "admin", "Sam Eze");
    await second.must(resourceApi.saveVideo, { params, body: { url } });
    await server.database.fork().execute("delete from users where id = ?", [second.me?.memberId ?? ""]);
    expect(await read()).toBe(url);
  });
});

describe("the pages of the resources", () => {
  test("RESOURCE-5 each has its title and description, and is in the sitemap", async () => {
    const sitemap = await (await get("/sitemap.xml")).text();
    for (const { name, title, summary } of resources) {
      const page = await get(resourcePath(name));
      const html = (await page.text()).replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
      expect([name, page.status]).toEqual([name, 200]);
      expect(html).toContain(`<title>${title} · Lampstand</title>`);
      expect(html).toContain(`<meta name="description" content="${summary}`);
      expect(sitemap).toContain(`${resourcePath(name)}</loc>`);
    }
  });

  test("RESOURCE-5 another name is a 404", async () => {
    expect((await get("/resources/nothing")).status).toBe(404);
    expect((await get("/resources")).status).toBe(200);
  });
});
