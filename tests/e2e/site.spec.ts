import { signUp } from "./support/player.ts";
import { querySite } from "./support/rows.ts";
import { expect, newcomer, test } from "./support/site.ts";

const rows = (site: Parameters<typeof querySite>[0], email: string) =>
  querySite<{ kind: string; name: string; message: string | null }>(
    site,
    "select kind, name, message from requests where email = $1 order by created_at",
    [email],
  );

test("a visitor comes from About to the join form, sees which fields are missing, and is welcomed", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site);
  await page.goto("/about");
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL(/\/#join$/);
  const form = page.getByRole("region", { name: "Join Our Community" });
  await expect(form.getByRole("heading")).toBeFocused();
  await expect(form.getByRole("heading")).toBeInViewport();

  const send = form.getByRole("button", { name: "Join Our Community" });
  await send.click();
  await expect(page.getByText("Please fill in required fields")).toBeVisible();
  await expect(page.getByText("Name and email are required to join our community.")).toBeVisible();
  await expect(form.getByLabel("Name")).toBeFocused();

  await form.getByLabel("Name").fill("Ọlámidé Ńwọ́sụ");
  await form.getByLabel("Email").fill("olamide@example.org");
  await form.getByLabel("Message (optional)").fill("Good evening.\nMay I come?");
  await send.dblclick();
  await expect(page.getByText("Welcome to Lampstand")).toBeVisible();
  for (const field of ["Name", "Email", "Message (optional)"]) await expect(form.getByLabel(field)).toHaveValue("");
  expect(await rows(site, "olamide@example.org")).toEqual([
    { kind: "join", name: "Ọlámidé Ńwọ́sụ".normalize("NFC"), message: "Good evening.\nMay I come?" },
  ]);
});

test("each button of Team opens its own form, which keeps its input when closed and returns the focus", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site);
  await page.goto("/team");
  await page.getByRole("button", { name: "Donations" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send message" }).click();
  await page.getByRole("button", { name: "Close message" }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Name").fill("Ada");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Donations" })).toBeFocused();

  await page.getByRole("button", { name: "Apply to Join" }).click();
  await expect(dialog.getByLabel("Name")).toHaveValue("Ada");
  await dialog.getByLabel("Email").fill("ada.applies@example.org");
  await dialog.getByRole("button", { name: "Send application" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await rows(site, "ada.applies@example.org")).toEqual([{ kind: "apply", name: "Ada", message: null }]);
});

test("a signed-in member finds their name and address in the form, and their message after a reload", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site);
  const email = await signUp(page, "Ngozi");
  await page.evaluate(() => {
    const headers = { "content-type": "application/json" };
    return fetch("/api/profile/name", { method: "PUT", headers, body: JSON.stringify({ full_name: "Ngozi" }) });
  });
  await page.goto("/games");
  await page.goto("/#join");
  const form = page.getByRole("region", { name: "Join Our Community" });
  await expect(form.getByLabel("Name")).toHaveValue("Ngozi");
  await expect(form.getByLabel("Email")).toHaveValue(email);
  await form.getByLabel("Message (optional)").fill("May I bring my sister?");
  await page.reload();
  await expect(form.getByLabel("Message (optional)")).toHaveValue("May I bring my sister?");
  await expect(form.getByLabel("Email")).toHaveValue(email);
  await form.getByLabel("Email").fill("not an address");
  await form.getByRole("button", { name: "Join Our Community" }).click();
  await expect(form.getByText("Please enter a valid email address")).toBeVisible();
  await expect(form.getByLabel("Email")).toBeFocused();
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button", { name: "Join Our Community" }).click();
  await expect(page.getByText("Welcome to Lampstand")).toBeVisible();
  await expect(form.getByLabel("Message (optional)")).toHaveValue("");
  await expect(form.getByLabel("Email")).toHaveValue(email);
  expect(await rows(site, email)).toMatchObject([{ kind: "join", message: "May I bring my sister?" }]);
});
