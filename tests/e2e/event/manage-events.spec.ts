import type { Page } from "@playwright/test";
import { halves } from "../../support/event/sample-image.ts";
import { expectNoFindings, expectNoFindingsAt, expectNoFindingsInThemes } from "../support/axe.ts";
import { becomeMember } from "../support/member.ts";
import { DESKTOP, expect, newcomer, PHONE, test } from "../support/site.ts";

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save changes" }).click();

/** "2030-12-20T18:00" of a day that is always to come. */
const inDecember = (day: number, hour: string) => `${new Date().getFullYear() + 1}-12-${day}T${hour}`;

async function choosePicture(page: Page, width: number, height: number): Promise<void> {
  const buffer = await halves(width, height).jpeg().toBuffer();
  await field(page, "Choose a picture").setInputFiles({ name: "Ọ̀rẹ́.jpg", mimeType: "image/jpeg", buffer });
}

async function fillIn(page: Page, title: string): Promise<void> {
  await field(page, "Title").fill(title);
  await field(page, "Starts").fill(inDecember(20, "18:00"));
  await field(page, "Location").fill("Grace Hall, Yaba");
}

/** Creates a free event and returns its address. */
async function createEvent(page: Page, title: string): Promise<string> {
  await page.goto("/events/manage/new");
  await fillIn(page, title);
  await page.getByRole("button", { name: "Create event" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname;
}

const editAddress = (path: string) => path.replace("/event/", "/events/manage/");

test("EVENT-41 EVENT-43 an admin makes a paid event with a picture; a second editor is told of a change", async ({
  browser,
  site,
}) => {
  const { page: admin } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const { page: second } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await becomeMember(admin, site, "Auntie Bisi", "admin");
  await becomeMember(second, site, "Uncle Femi", "admin");

  await admin.goto("/");
  await admin.getByRole("link", { name: "New event" }).click();
  await fillIn(admin, "Carols by lamplight 🕯️");
  await field(admin, "Ends (optional)").fill(inDecember(20, "21:00"));
  await admin.getByRole("radio", { name: /^Paid/ }).check();
  await field(admin, "Ticket price in Naira (₦)").fill("2,500.50");
  await choosePicture(admin, 1600, 1200);
  await expect(admin.getByRole("img", { name: "The picture as members will see it" })).toBeVisible();
  await expectNoFindingsAt(admin, "new event", [PHONE, DESKTOP]);
  await admin.getByRole("button", { name: "Create event" }).click();
  await expect(admin.getByText("Event created successfully")).toBeVisible();
  await expect(admin.getByRole("heading", { level: 1, name: "Carols by lamplight 🕯️" })).toBeVisible();
  await expect(admin.getByRole("main")).toContainText("₦2,500.50");
  await expect(admin.getByRole("main")).toContainText("6:00");

  await second.goto(new URL(admin.url()).pathname);
  await second.getByRole("link", { name: "Manage event", exact: true }).click();
  await expect(field(second, "Title")).toHaveValue("Carols by lamplight 🕯️");
  await admin.getByRole("link", { name: "Manage event", exact: true }).click();
  await expect(field(admin, "Starts")).toHaveValue(inDecember(20, "18:00"));
  await field(admin, "Location").fill("Unity Hall, Surulere");
  await field(admin, "Title").fill("Carols");
  await save(admin);
  await expect(admin.getByText("Event updated successfully")).toBeVisible();

  await field(second, "Title").fill("Carols and candles");
  await save(second);
  const notice = second.getByRole("status").filter({ hasText: "Someone else has changed this event" });
  await expect(notice).toBeInViewport();
  await expect(notice).toContainText("Location is now: Unity Hall, Surulere");
  await expect(notice).toContainText("Title: yours is kept. Theirs is: Carols");
  await expect(field(second, "Location")).toHaveValue("Unity Hall, Surulere");
  await expect(field(second, "Title")).toHaveValue("Carols and candles");
  await expectNoFindingsInThemes(second, "edit event");
  await save(second);
  await expect(second.getByRole("heading", { level: 1, name: "Carols and candles" })).toBeVisible();
  await expect(second.getByRole("main")).toContainText("Unity Hall, Surulere");

  await second.goto("/events/manage");
  const row = second.getByRole("list", { name: "Manage events" }).getByRole("link", { name: /Carols and candles/ });
  await expect.poll(() => row.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await expectNoFindingsInThemes(second, "managed events");
});

test("EVENT-41 EVENT-50 what is wrong is said at its field, and what was typed survives leaving the form", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await becomeMember(page, site, "Auntie Bisi", "admin");
  await page.setViewportSize(PHONE);
  await page.goto("/events/manage/new");
  await field(page, "Starts").fill(inDecember(20, "18:00"));
  await field(page, "Ends (optional)").fill(inDecember(19, "18:00"));
  await field(page, "Maximum number of people").fill("many");
  await page.getByRole("radio", { name: /^Paid/ }).check();
  await field(page, "Ticket price in Naira (₦)").fill("12.345");
  await page.getByRole("button", { name: "Create event" }).click();
  await expect(field(page, "Title")).toBeFocused();
  for (const fault of [
    "Please enter a title.",
    "Please choose an end after the start.",
    "Please enter a whole number from 1 to 100,000, or leave it empty.",
    "Please use at most two decimals.",
  ]) {
    await expect(page.getByText(fault)).toBeVisible();
  }
  await expectNoFindings(page, "new event with errors");

  await choosePicture(page, 500, 300);
  await expect(page.getByText("Please choose a picture of at least 640 × 360 pixels.")).toBeVisible();
  const buffer = Buffer.from("<script>alert(1)</script>");
  await field(page, "Choose a picture").setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByText("Please choose a JPEG, PNG or WebP picture that opens.")).toBeVisible();
  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(page.getByText("Please choose a JPEG, PNG or WebP picture that opens.")).toHaveCount(0);

  await field(page, "Title").fill('<b>Night</b> of "صلاة"');
  await page.getByRole("link", { name: "All events" }).click();
  await page.getByRole("main").getByRole("link", { name: "New event" }).click();
  await expect(field(page, "Title")).toHaveValue('<b>Night</b> of "صلاة"');
  await expect(field(page, "Ticket price in Naira (₦)")).toHaveValue("12.345");
});

test("EVENT-47 EVENT-49 an event is cancelled with a reason, or deleted while nobody has a seat", async ({
  browser,
  site,
}) => {
  const { page: admin } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const { page: member } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await becomeMember(admin, site, "Auntie Bisi", "admin");
  await becomeMember(member, site, "Ngozi Ade");
  const path = await createEvent(admin, "Game night");
  await member.goto(path);
  await member.getByRole("button", { name: "Register" }).click();
  await expect(member.getByText("You’re registered")).toBeVisible();

  await admin.goto(editAddress(path));
  await expect(admin.getByRole("button", { name: "Delete event" })).toHaveCount(0);
  await field(admin, "Location").fill("Lekki");
  await admin.getByRole("button", { name: "Cancel event" }).click();
  const dialog = admin.getByRole("dialog", { name: "Cancel this event?" });
  await expect(dialog).toContainText("We notify 1 person with a seat.");
  await expectNoFindings(admin, "cancel event");
  await dialog.getByLabel("Reason").fill("The hall is flooded.");
  await dialog.getByRole("button", { name: "Cancel event" }).click();
  await expect(admin.getByText("This event is cancelled")).toBeVisible();
  await member.reload();
  await expect(member.getByRole("main")).toContainText("The hall is flooded.");
  await member.getByRole("button", { name: /notifications?$/i }).click();
  await expect(member.getByText("Game night is cancelled")).toBeVisible();

  const unused = await createEvent(admin, "Draft of an evening");
  await admin.goto(editAddress(unused));
  await admin.getByRole("button", { name: "Delete event" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Delete event" }).click();
  await expect(admin.getByText("Event deleted successfully")).toBeVisible();
  await expect(admin).toHaveURL(/\/events\/manage$/);
});

test("EVENT-130 EVENT-131 an admin duplicates an event and repeats it for four weeks", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await becomeMember(page, site, "Auntie Bisi", "admin");
  const path = await createEvent(page, "Lantern walk");
  await page.getByRole("link", { name: "Duplicate" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Duplicate event" })).toBeVisible();
  await expect(field(page, "Title")).toHaveValue("Lantern walk");
  await expect(field(page, "Starts")).toHaveValue(inDecember(27, "18:00"));
  await expectNoFindingsAt(page, "duplicate event", [PHONE, DESKTOP]);
  await field(page, "Title").fill("Lantern walk for families");
  await page.getByRole("button", { name: "Create event" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lantern walk for families" })).toBeVisible();

  await page.goto(editAddress(path));
  await page.getByRole("button", { name: "Repeat event" }).click();
  const dialog = page.getByRole("dialog", { name: "Repeat this event" });
  await expect(dialog.getByRole("listitem")).toHaveCount(4);
  await dialog.getByLabel("How many events (1 to 12)").fill("13");
  await dialog.getByRole("button", { name: "Create events" }).click();
  await expect(dialog.getByText("Please enter a whole number from 1 to 12.")).toBeVisible();
  await dialog.getByRole("radio", { name: "Every two weeks" }).check();
  await dialog.getByLabel("How many events (1 to 12)").fill("3");
  await expect(dialog.getByRole("listitem").first()).toContainText("Jan 3");
  await expectNoFindingsInThemes(page, "repeat event");
  await dialog.getByRole("button", { name: "Create events" }).click();
  await expect(page.getByText("3 events created")).toBeVisible();
  await expect(page).toHaveURL(/\/events\/manage$/);

  await page.getByRole("searchbox", { name: "Search by title or place" }).fill("lantern walk yaba");
  await expect(page.getByRole("list", { name: "Manage events" }).getByRole("listitem")).toHaveCount(5);
});

test("EVENT-135 a visitor searches the events, finds none, and goes back to all of them", async ({ browser, site }) => {
  const { page: admin } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await becomeMember(admin, site, "Auntie Bisi", "admin");
  await createEvent(admin, "Harmattan picnic");
  await page.goto("/");
  await page.getByRole("link", { name: "Search all events" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Find events" })).toBeVisible();
  const words = page.getByRole("searchbox", { name: "Search by title or place" });
  const list = page.getByRole("list", { name: "Events", exact: true });
  await words.fill("harmattan");
  await expect(list.getByRole("link")).toHaveText([/Harmattan picnic/]);
  await expect(page).toHaveURL(/search=harmattan/);
  await page.reload();
  await expect(words).toHaveValue("harmattan");
  await expectNoFindingsAt(page, "found events", [PHONE, DESKTOP]);
  await page.getByLabel("Price").selectOption({ label: "Paid" });
  await expect(page.getByText("No events found")).toBeVisible();
  await expectNoFindingsInThemes(page, "no events found");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(words).toHaveValue("");
  await expect(list.getByRole("link", { name: /Harmattan picnic/ })).toBeVisible();
  await page.getByRole("button", { name: "Past", exact: true }).click();
  await expect(page).toHaveURL(/when=past/);
});
