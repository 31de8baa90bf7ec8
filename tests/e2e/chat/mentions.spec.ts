import { expectNoFindings } from "../support/axe.ts";
import { querySite } from "../support/rows.ts";
import { expect, test } from "../support/site.ts";
import { composer, dialog, openMenu, row, say, twoMembers } from "../support/thread-screen.ts";

test("a member mentions another by keyboard alone, and emojis are inserted at the cursor", async ({
  browser,
  site,
}) => {
  const { ada, sola, names, problems } = await twoMembers(browser, site);
  await composer(ada).pressSequentially("Ask @sol");
  const option = ada.getByRole("option", { name: names.sola });
  await expect(option).toHaveAttribute("aria-selected", "true");
  await expect(composer(ada)).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
  await expectNoFindings(ada, "mentioning someone");
  await composer(ada).press("Escape");
  await expect(option).toHaveCount(0);
  await composer(ada).press("Backspace");
  await composer(ada).press("Enter");
  await expect(composer(ada)).toHaveValue(/^Ask @/);
  await composer(ada).fill("");
  await composer(ada).pressSequentially("Ask @ade");
  await expect(option).toBeVisible();
  await composer(ada).press("Enter");
  await expect(composer(ada)).toHaveValue(`Ask ${`@${names.sola}`} `);

  await ada.getByRole("button", { name: "Emojis" }).click();
  const picker = dialog(ada, "Emojis");
  await expect(picker.getByRole("button", { name: "Folded hands" })).toBeAttached();
  await expectNoFindings(ada, "emojis");
  await picker.getByLabel("Search emojis by name").fill("pray");
  await picker.getByRole("button", { name: "Folded hands" }).click();
  await ada.keyboard.press("Escape");
  await expect(picker).toHaveCount(0);
  await expect(composer(ada)).toHaveValue(`Ask @${names.sola} 🙏`);
  await ada.getByRole("button", { name: "Send", exact: true }).click();

  const name = row(sola, "Ask").getByText(`@${names.sola}`, { exact: true });
  await expect(name).toBeVisible();
  const [background, page] = await name.evaluate((mention) => [
    getComputedStyle(mention).backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(background).not.toBe(page);
  const mentions = await querySite<{ count: string }>(
    site,
    "select count(*) from message_mentions join messages m on m.id = message_id where m.content = $1",
    [`Ask @${names.sola} 🙏`],
  );
  expect(Number(mentions[0]?.count)).toBe(1);

  // An edit can also mention someone.
  await say(ada, "Come over");
  await (await openMenu(ada, "Come over")).getByRole("button", { name: "Edit", exact: true }).click();
  const changed = ada.getByRole("textbox", { name: "Change your message" });
  await expect(changed).toBeFocused();
  await changed.pressSequentially(" @ade");
  await expect(option).toBeVisible();
  await changed.press("Enter");
  await ada.getByRole("button", { name: "Save" }).click();
  await expect(row(sola, "Come over").getByText(`@${names.sola}`, { exact: true })).toBeVisible();

  // A complete mention gets suggestions again only when it is changed.
  await (await openMenu(ada, "Come over")).getByRole("button", { name: "Edit", exact: true }).click();
  await expect(changed).toHaveValue(`Come over @${names.sola}`);
  await expect(changed).toBeFocused();
  await changed.press("End");
  await expect(option).toHaveCount(0);
  await changed.press("Backspace");
  await expect(option).toBeVisible();
  for (const _ of ["the list", "the edit"]) await changed.press("Escape");

  // The arrow keys move through the emojis.
  await sola.getByRole("button", { name: "Emojis" }).click();
  await dialog(sola, "Emojis").getByLabel("Search emojis by name").press("ArrowDown");
  await sola.keyboard.press("ArrowDown");
  await sola.keyboard.press("ArrowRight");
  await sola.keyboard.press("Enter");
  await sola.keyboard.press("Escape");
  await expect(composer(sola)).toHaveValue(/\p{Extended_Pictographic}/u);
  expect(problems).toEqual([]);
});
