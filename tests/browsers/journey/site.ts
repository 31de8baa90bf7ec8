import { expect, test } from "vitest";
import { publicPages } from "../../../schema/site/pages.ts";
import { button, dialog, field, heading, link, named, radio, text } from "../support/page.ts";
import { DESKTOP, PHONE, type Stage } from "../support/stage.ts";

const region = named("region");

/** What visitors see: pages, keys, dialogs, themes, forms. */
export function siteJourneys(stage: Stage): void {
  test("every public page starts, has its heading, and writes no error to the console", async () => {
    const page = await stage.visitor(DESKTOP);
    for (const { path } of publicPages) {
      await page.open(path);
      await page.until(() => document.querySelector("#app:not([data-prerendered]) h1") !== null);
      expect([path, ...page.window.errors()]).toEqual([path]);
    }
  });

  test("a visitor skips to the content by Tab, and answers the question of the home page by keys alone", async () => {
    const page = await stage.visitor(DESKTOP);
    await page.open("/");
    await page.until(() => document.querySelector("#app:not([data-prerendered])") !== null);
    await page.press("Tab");
    await page.focused(link("Skip to content"));
    await page.press("Enter");
    await page.until(() => document.activeElement?.closest("main") !== null);
    await page.tabTo(button(/Three/));
    await page.press("Enter");
    await page.sees(text(/The right answer is Five\./));
    await page.tabTo(button("Next question"));
    await page.press("Enter");
    await page.sees(text("Question 2 of 3"));
  });

  test("a dialog keeps the focus inside, closes by Escape, and gives the focus back to its button", async () => {
    const page = await stage.visitor(DESKTOP);
    await page.open("/team");
    await page.until(() => document.querySelector("#app:not([data-prerendered])") !== null);
    await page.click(button("Donations"));
    await page.sees(dialog("Donations"));
    await page.fill(field("Name", dialog()), "Ada");
    for (const key of [...Array(8).fill("Tab"), ...Array(8).fill("Shift+Tab")]) {
      await page.press(key);
      expect(await page.window.run(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
    }
    await page.press("Escape");
    await page.focused(button("Donations"));
  });

  test("the chosen theme is there from the first paint after a reload, and the system’s comes back", async () => {
    const page = await stage.visitor(DESKTOP);
    await page.open("/about");
    await page.until(() => document.querySelector("#app:not([data-prerendered])") !== null);
    await page.check(radio("Night"));
    const ground = () => page.window.run(() => getComputedStyle(document.documentElement).backgroundColor);
    const night = await ground();
    await page.reload();
    await page.until(() => document.documentElement.dataset.theme === "night");
    expect(await ground()).toBe(night);
    await page.check(radio("Day"));
    expect(await ground()).not.toBe(night);
  });

  test("a visitor asks to join: what is missing has the focus, and a name keeps all of its letters", async () => {
    const page = await stage.visitor(PHONE);
    await page.open("/#join");
    const form = region("Join Our Community");
    await page.click(button("Join Our Community", form));
    await page.focused(field("Name", form));
    await page.fill(field("Name", form), "Ọlámidé Ńwọ́sụ");
    await page.fill(field("Email", form), "olamide@example.org");
    await page.fill(field("Message (optional)", form), "May I come?");
    await page.click(button("Join Our Community", form));
    await page.untilFound(field("Name", form), ({ value }) => value === "");
    const stored = "select name from requests where email = 'olamide@example.org'";
    const [row] = await stage.server().database.fork().execute<{ name: string }[]>(stored);
    expect(row?.name).toBe("Ọlámidé Ńwọ́sụ".normalize("NFC"));
    await page.seesNot(heading("Something went wrong"));
  });
}
