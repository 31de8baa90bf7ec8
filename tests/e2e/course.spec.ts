import type { Page } from "@playwright/test";
import { type FakeModel, startFakeModel } from "../support/ai/fake-model.ts";
import { startProcess, untilReady } from "../support/server/process.ts";
import { becomeMember } from "./support/member.ts";
import { preparedFolder } from "./support/prepared-folder.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, type Site, test } from "./support/site.ts";
import { expectAccessible } from "./support/width.ts";

let fake: FakeModel;
let site: Site;
let end: () => Promise<void>;
// One server for all tests of the file, because the demo of a server has no model.
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  fake = await startFakeModel();
  const folder = preparedFolder();
  const server = await startProcess({ dataDir: folder.path, environment: fake.environment });
  await untilReady(server);
  site = { ...server, dataDir: folder.path };
  end = async () => {
    await server.end("SIGTERM");
    await folder.remove();
    await fake.close();
  };
});
test.afterEach(() => fake.reset());
test.afterAll(() => end());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const topic = (page: Page) => page.getByLabel("Topic", { exact: true });

/** Lets the model wait until the returned function is called. */
function holdModel(): () => void {
  const held = Promise.withResolvers<void>();
  fake.reply({ heldUntil: held.promise });
  return held.resolve;
}

test("COURSE-2 COURSE-5 a member has a course written, reloads meanwhile, and then a harder and a new one", async ({
  browser,
}) => {
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const errors = collectPageErrors(page);
  await becomeMember(page, site, "Ngozi Learns");
  await page.goto("/courses");
  await expect(heading(page, "No courses yet")).toBeVisible();
  await page.getByRole("link", { name: "Create a course" }).click();
  await expect(page).toHaveURL(/\/resources#course-generator$/);

  await expect(button(page, "Generate Course")).toBeDisabled();
  await topic(page).press("Enter");
  await expect(page.getByText("Please provide a topic for the course.")).toBeVisible();
  await expectAccessible(page, "generator");
  await topic(page).fill("Forgiving a friend");
  await page.getByRole("radio", { name: "Intermediate" }).check();
  const release = holdModel();
  await topic(page).press("Enter");
  await expect(page.getByText("Writing your course…")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Writing your course…")).toBeVisible();
  await expect(topic(page)).toHaveValue("Forgiving a friend");
  await expect(page.getByRole("radio", { name: "Intermediate" })).toBeChecked();
  await expect(button(page, "Generate Course")).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page, "generating");
  release();

  await expect(page.getByText("Course Generated!")).toBeVisible();
  await expect(page.getByText("Your AI-generated course module is ready.")).toBeVisible();
  await expect(heading(page, "Walking through: Forgiving a friend")).toBeVisible();
  for (const part of [
    "Drafted by AI",
    "Intermediate",
    "4 sessions of 45 minutes",
    "Name one thing that you will try",
  ]) {
    await expect(page.getByRole("article").getByText(part)).toBeVisible();
  }
  for (const part of ["Where we start", "Two lists", "How to check what you’ve learned", "Next steps"]) {
    await expect(page.getByRole("article").getByRole("heading", { name: part })).toBeVisible();
  }
  await expectAccessible(page, "result");

  fake.reply({ course: { title: "Deeper into forgiving" } });
  await button(page, "Generate Harder Course").click();
  await expect(heading(page, "Deeper into forgiving")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Advanced" })).toBeChecked();
  fake.reply({ course: { title: "Forgiving, another way" } });
  await button(page, "Generate New Course").click();
  await expect(heading(page, "Forgiving, another way")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Advanced" })).toBeChecked();
  await page.getByRole("link", { name: "Your courses" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "0 of 2 sections done" })).toHaveCount(3);
  expect(errors).toEqual([]);
});

test("COURSE-11 COURSE-14 a member ticks off sections, sees a wrong reference marked, and deletes it", async ({
  browser,
}) => {
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await becomeMember(page, site, "Ada Reads");
  await page.goto("/resources");
  await topic(page).fill("Money");
  await button(page, "Generate Course").click();
  await page.getByRole("link", { name: "Open and tick off" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Walking through: Money" })).toBeVisible();
  await expect(page.getByText("Hezekiah 4:12 Not found in the Bible")).toBeVisible();
  await button(page, "John 3:16, read the verses").click();
  await expect(page.getByRole("dialog", { name: "John 3:16" }).getByText("For God so loved the world")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: "Done with What it costs" }).check();
  await expect(page.getByText("1 of 2 sections done")).toBeVisible();
  await expectAccessible(page, "course");
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Done with What it costs" })).toBeChecked();
  await expect(page.getByRole("progressbar", { name: "Your progress" })).toHaveJSProperty("value", 1);

  await button(page, "Delete course").click();
  await page
    .getByRole("dialog", { name: "Delete this course?" })
    .getByRole("button", { name: "Delete course" })
    .click();
  await expect(page.getByText("Course deleted")).toBeVisible();
  await expect(heading(page, "No courses yet")).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/courses\/[0-9a-f-]{36}$/);
});

test("AI-4 AI-5 a model that fails or sends scripts ends in the failure text, and nothing is saved", async ({
  browser,
}) => {
  const { page } = await newcomer(browser, site);
  await becomeMember(page, site, "Emeka Tries");
  await page.goto("/resources");
  await topic(page).fill("Scripts");
  for (const [reply, message] of [
    [{ content: "no JSON" }, "Failed to generate course content. Please try again."],
    [{ course: { title: "<script>alert(1)</script>" } }, "Failed to generate course content. Please try again."],
    [{ refusal: "No." }, "The AI declined this topic. Put it another way, or try another topic."],
  ] as const) {
    fake.replyAlways(reply);
    await button(page, "Generate Course").click();
    await expect(page.getByText("Generation Failed")).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    await expect(button(page, "Generate Course")).toBeEnabled();
  }
  await page.goto("/courses");
  await expect(heading(page, "No courses yet")).toBeVisible();
});

test("a course prints on A4 without the page around it, with a box for every section", async ({ browser }) => {
  const { page } = await newcomer(browser, site, { viewport: DESKTOP });
  await becomeMember(page, site, "Halima Prints");
  await page.goto("/resources");
  await topic(page).fill("Printing");
  await button(page, "Generate Course").click();
  await page.getByRole("link", { name: "Open and tick off" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const hidden of [page.getByRole("banner"), page.getByRole("contentinfo"), button(page, "Print")]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.getByRole("checkbox")).toHaveCount(2);
  await expect(heading(page, "Where we start")).toBeVisible();
});

test("a visitor sees the generator and is asked to sign in, and a server without a key says so", async ({
  browser,
  site: withoutModel,
}) => {
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await page.goto("/resources");
  await topic(page).fill("Hope");
  await button(page, "Generate Course").click();
  await expect(page.getByText("You need to sign in to generate courses")).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?to=%2Fresources$/);

  const { page: other } = await newcomer(browser, withoutModel);
  await other.goto("/resources");
  await expect(other.getByText("The course generator isn’t set up on this server.")).toBeVisible();
  await expect(button(other, "Generate Course")).toHaveCount(0);
  expect(fake.requests).toEqual([]);
});
