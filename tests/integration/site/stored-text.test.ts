import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storeDevotion } from "../../support/devotion.ts";
import { inDays, newEvent } from "../../support/event/events.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { dayFromToday } from "../../support/today.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
  const em = server.database.fork();
  await storeDevotion(em, {
    date: dayFromToday(0),
    title: "A <b>lamp</b>",
    content: "First.\n\nSecond.",
    scriptureReference: "Psalm 119:105",
  });
  for (const days of [-1, -2, -3]) await storeDevotion(em, { date: dayFromToday(days), title: `Day ${days}` });
  await storeDevotion(em, { date: dayFromToday(1), title: "Not yet" });
  await storeDevotion(em, { date: dayFromToday(-4), title: "A draft", isPublished: false });
  await newEvent(server, { title: "Film & talk", eventDate: inDays(3) });
  await newEvent(server, { title: "Unpublished", eventDate: inDays(4), isActive: false });
  await newEvent(server, { title: "Long ago", eventDate: inDays(-9) });
});
afterAll(() => server.stop());

const noscriptOf = async (path: string, name: string) => {
  const html = await (await fetch(server.url + path)).text();
  return new RegExp(`<noscript data-stored="${name}">(.*?)</noscript>`, "s").exec(html)?.[1] ?? "";
};

describe("stored records on public pages, fetched without JavaScript", () => {
  test("DEVOTION-55 the latest three devotions are there to read, and none that is not out", async () => {
    const text = await noscriptOf("/devotions", "devotions");
    expect(text).toContain("<h2>A &#60;b&#62;lamp&#60;/b&#62;</h2>");
    expect(text).toContain(`<p>${dayFromToday(0)} · Psalm 119:105</p><p>First.</p><p>Second.</p>`);
    expect([...text.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title).slice(1)).toEqual(["Day -1", "Day -2"]);
  });

  test("EVENT-153 the next events are there, with links to their pages", async () => {
    const text = await noscriptOf("/", "events");
    expect([...text.matchAll(/<h3><a href="\/event\/[\w-]+">(.*?)<\/a><\/h3>/g)].map(([, title]) => title)).toEqual([
      "Film &#38; talk",
    ]);
    expect(text).toContain("Grace Hall, Yaba");
  });

  test("a page keeps its place for scripts, and no other page has a text", async () => {
    const html = await (await fetch(`${server.url}/devotions`)).text();
    expect(html.match(/data-stored/g)).toHaveLength(1);
    expect(await (await fetch(`${server.url}/about`)).text()).not.toContain("data-stored");
  });
});
