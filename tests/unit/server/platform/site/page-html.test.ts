import { expect, test } from "vitest";
import type { CommunitySettings } from "../../../../../schema/community/settings.ts";
import { publicPageAt } from "../../../../../schema/site/pages.ts";
import { publicHead } from "../../../../../server/platform/site/page-head.ts";
import { pageHtml, withTheme } from "../../../../../server/platform/site/page-html.ts";
import { chosenTheme } from "../../../../../server/platform/site/page-response.ts";

const template = `<!doctype html><html lang="en"><head>
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000" />
<title>Lampstand</title></head><body><div id="app"><p>splash</p><noscript><p>needs JavaScript</p></noscript><!--app ends-->
</div></body></html>`;

const community: CommunitySettings = {
  name: `$& "Ada's" <Lamp>`,
  tagline: "</script><script>alert(1)</script>",
  accentColour: null,
  logoUrl: null,
  contactUrl: null,
  contactMessage: "Hello $1",
  passwordMinLength: 6,
  sendsMail: false,
  draftsWithAi: false,
  timeZone: "Africa/Lagos",
  eventManagers: "admins",
  translation: "kjv",
  helplines: [],
  isSafeguarded: true,
  organisation: null,
  contactEmail: null,
  people: [],
};

test("settings in a page cannot end a tag, an attribute or a script element", () => {
  const about = publicPageAt("/about");
  if (!about) throw new Error("no page /about");
  const html = pageHtml(template, {
    head: publicHead(about, { community, siteUrl: "https://a.example", language: "en" as const }),
    community,
  });
  expect(html).not.toContain("<Lamp>");
  expect(html).toContain("<title>About · $&#38; &#34;Ada&#39;s&#34; &#60;Lamp&#62;</title>");
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, island = ""] = /<script type="application\/json" id="community">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(island)).toEqual(community);
});

test("a prerendered page replaces the splash; another page keeps it and has a noscript text", () => {
  const parts = { head: "<title>x</title>", community, noscript: "<h1>Sign In</h1>" };
  const prerendered = pageHtml(template, {
    ...parts,
    prerendered: { html: "<main>$& text</main>", styles: "<style></style>" },
  });
  expect(prerendered).toContain(`<div id="app" data-prerendered><main>$& text</main></div>`);
  expect(prerendered).not.toContain("noscript");
  expect(pageHtml(template, parts)).toContain("<noscript><h1>Sign In</h1><p>needs JavaScript</p></noscript>");
});

test("HOME-1 a page for a browser with a session says so to the app, prerendered or not", () => {
  const parts = { head: "", community, isForMember: true };
  expect(pageHtml(template, { ...parts, prerendered: { html: "", styles: "" } })).toContain(
    `<div id="app" data-prerendered data-member></div>`,
  );
  expect(pageHtml(template, parts)).toContain(`<div id="app" data-member><p>splash</p>`);
});

test("the preloads of a screen come after the page's own scripts, which run first", () => {
  const withScript = template.replace("</head>", `<script src="/a.js"></script></head>`);
  const html = pageHtml(withScript, { head: "", preloads: `<link href="/b.js">`, community });
  expect(html.indexOf("/b.js")).toBeGreaterThan(html.indexOf("/a.js"));
});

test("a page in a chosen theme also sets the color of the browser's bar", () => {
  const night = withTheme(template, "night");
  expect(night).toContain(`<html data-theme="night" lang="en">`);
  expect(night.match(/content="#000000"/g)).toHaveLength(2);
  expect(withTheme(template, "day").match(/content="#ffffff"/g)).toHaveLength(2);
});

test.each([
  ["theme=night", "night"],
  ["a=b; theme=day; c=d", "day"],
  ["theme=neon", undefined],
  ["mytheme=night", undefined],
  [undefined, undefined],
])("the cookies %j choose the theme %j", (cookies, theme) => {
  expect(chosenTheme(cookies)).toBe(theme);
});
