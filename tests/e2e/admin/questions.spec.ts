import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { becomeMember } from "../support/member.ts";
import { menuLine } from "../support/menu.ts";
import { answer, seatHostAndGuest } from "../support/player.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, type Site, test } from "../support/site.ts";
import { fitsEverywhere } from "../support/width.ts";

async function newAdmin(browser: Browser, site: Site, viewport: typeof PHONE): Promise<Page> {
  const { page } = await newcomer(browser, site, { viewport, reducedMotion: "reduce" });
  await becomeMember(page, site, "Mama Grace", "admin");
  return page;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const table = (page: Page) => page.getByRole("table", { name: "Questions" });
const rowOf = (page: Page, question: string) => table(page).getByRole("row", { name: new RegExp(question) });
const search = (page: Page, words: string) => page.getByLabel("Search questions").fill(words);
const act = async (page: Page, question: string, action: string) => {
  await rowOf(page, question)
    .getByRole("button", { name: new RegExp(`${question}`) })
    .click();
  await menuLine(page, action).click();
};

/** Fills the form of a question. */
async function fill(page: Page, question: string, wrong: readonly [string, string, string]): Promise<void> {
  await page.getByLabel("Question", { exact: true }).fill(question);
  await page.getByLabel("Correct answer").fill("Noah");
  for (const [at, text] of wrong.entries()) await page.getByLabel(`Wrong answer ${at + 1}`).fill(text);
}

const rows = (...questions: object[]) => ({
  name: "questions.json",
  mimeType: "application/json",
  buffer: Buffer.from(JSON.stringify(questions)),
});
const fileRow = (question: string, fields: object = {}) => ({
  question,
  correct_answer: "Noah",
  incorrect_answers: ["Moses", "Lot", "Abraham"],
  difficulty: "hard",
  category: "people",
  scripture_reference: "Genesis 6:14",
  ...fields,
});

let startedAt: Date;
test.beforeEach(() => {
  startedAt = new Date();
});
// Games of other journeys on this site look up their answers among the bundled questions.
test.afterEach(({ site }) =>
  querySite(site, "update trivia_questions set is_active = false where created_at >= $1", [startedAt]),
);

test("QUESTION-1 QUESTION-4 QUESTION-6 an admin adds, finds, edits and deactivates a question", async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const page = await newAdmin(browser, site, DESKTOP);
  const problems = collectPageErrors(page);
  await page.goto("/admin/questions");
  await expect(table(page).getByRole("rowheader")).toHaveCount(25);
  await fitsEverywhere(page, "the list of questions");
  await page.getByRole("link", { name: "New question" }).click();
  await expect(heading(page, "New question")).toBeVisible();
  await fill(page, "Who sailed past the admins?", ["Moses", "noah", "Lot"]);
  await page.getByRole("button", { name: "Add question" }).click();
  await expect(page.getByText("This answer is there twice. Please write another one.")).toBeVisible();
  await expect(page.getByLabel("Wrong answer 2")).toBeFocused();
  await fitsEverywhere(page, "a new question");
  await page.getByLabel("Wrong answer 2").fill("Ham");
  await page.getByRole("button", { name: "Add question" }).click();
  await expect(page.getByText("Question added")).toBeVisible();

  await search(page, "sailed admins");
  await expect(table(page).getByRole("rowheader")).toHaveCount(1);
  await expect(page).toHaveURL(/search=sailed(\+|%20)admins/);
  await page.getByRole("link", { name: "Who sailed past the admins?" }).click();
  await expect(page.getByText("No game has asked it yet.")).toBeVisible();
  await page.getByLabel("Points").fill("0");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please enter a whole number from 1 to 1000.")).toBeVisible();
  await page.getByLabel("Points").fill("250");
  await fitsEverywhere(page, "a question");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Question saved")).toBeVisible();

  await search(page, "sailed admins");
  await act(page, "Who sailed past the admins", "Deactivate");
  await expect(rowOf(page, "Who sailed")).toContainText("Inactive");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, "Who sailed")).toContainText("Active");
  await act(page, "Who sailed past the admins", "Deactivate");
  await expect(rowOf(page, "Who sailed")).toContainText("Inactive");
  await page.getByLabel("State").selectOption("inactive");
  await expect(rowOf(page, "Who sailed")).toContainText("Inactive");
  await page.getByLabel("State").selectOption("voided");
  await expect(page.getByText("No questions found")).toBeVisible();
  expect(problems).toEqual([]);
});

test("QUESTION-5 an admin whose question somebody else has just changed sees both and decides", async ({
  browser,
  site,
}) => {
  const page = await newAdmin(browser, site, DESKTOP);
  await page.goto("/admin/questions/new");
  await fill(page, "Who edits at once?", ["Moses", "Lot", "Ham"]);
  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByRole("link", { name: "Who edits at once?" }).click();
  await page.getByLabel("Points").fill("300");
  await querySite(
    site,
    "update trivia_questions set correct_answer = 'Shem', version = version + 1 where question = 'Who edits at once?'",
  );
  await page.getByRole("button", { name: "Save" }).click();
  const notice = page.getByRole("status").filter({ hasText: "Someone else has changed this question" });
  await expect(notice).toContainText("Correct answer is now: Shem");
  await expect(page.getByLabel("Points")).toHaveValue("300");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Question saved")).toBeVisible();
  const stored = await querySite(
    site,
    "select correct_answer, points from trivia_questions where question = 'Who edits at once?'",
  );
  expect(stored).toEqual([{ correct_answer: "Shem", points: 300 }]);
});

test("QUESTION-7 QUESTION-8 QUESTION-9 on a phone, files are imported whole or not, and exported", async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const page = await newAdmin(browser, site, PHONE);
  await page.goto("/admin/questions?difficulty=hard");
  await page.getByRole("link", { name: "Import, export" }).click();
  await expect(heading(page, "Import and export")).toBeVisible();
  const send = async (file: ReturnType<typeof rows>) => {
    await page.getByLabel("File with questions").setInputFiles(file);
    await page.getByRole("button", { name: "Import" }).click();
  };
  const good = [fileRow("Phone import one?"), fileRow("Phone import two?")];
  await send(rows(...good, fileRow("Phone import three?", { category: "animals" })));
  await expect(page.getByText("Nothing was imported")).toBeVisible();
  await expect(page.getByText(/^Row 3: category: is not one of people, places/)).toBeVisible();
  await fitsEverywhere(page, "files of questions");
  expect(await querySite(site, "select from trivia_questions where question like 'Phone import%'")).toEqual([]);

  await send({ ...rows(), buffer: Buffer.from(JSON.stringify([fileRow("Où ?")]), "latin1") });
  await expect(page.getByText(/The file is written in Latin-1/)).toBeVisible();
  await page.getByLabel("File with questions").setInputFiles({ ...rows(), buffer: Buffer.alloc(3_000_000, " ") });
  await expect(page.getByText(/at most 2 MB/).last()).toBeVisible();
  await send(rows(...good));
  await expect(page.getByText("2 questions imported")).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export CSV" }).click(),
  ]);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv).toContain("Phone import two?,Noah,Moses,Lot,Abraham,hard,people,Genesis 6:14,100,");
  expect(csv).not.toContain(",easy,");
});

test("QUESTION-12 QUESTION-14 QUESTION-15 an admin voids a question, and players see other scores", async ({
  browser,
  fastSite: site,
}) => {
  test.setTimeout(180_000);
  const { host, guest, code } = await seatHostAndGuest(browser, site, { name: "Voided", rounds: 5 });
  await host.getByRole("button", { name: "Start Game" }).click();
  for (let round = 1; round <= 5; round += 1) {
    await answer(host, round, 5, round <= 2);
    await answer(guest, round, 5, round === 3);
  }
  const winner = (page: Page) => page.getByRole("main").getByRole("listitem").filter({ hasText: "Winner!" });
  await expect(winner(guest)).toContainText("Host", { timeout: 30_000 });
  const played = await querySite<{ question_id: string }>(
    site,
    `select round.question_id from game_rounds round
     join game_sessions session on session.id = round.session_id join game_rooms room on room.id = session.room_id
     where room.room_code = $1 and round.round_number <= 2 order by round.round_number`,
    [code],
  );

  const admin = await newAdmin(browser, site, PHONE);
  const problems = collectPageErrors(admin);
  for (const { question_id } of played) {
    await admin.goto(`/admin/questions/${question_id}`);
    await expect(admin.getByRole("list", { name: "In games" })).toContainText("1 of 2 answers");
    await admin.getByRole("button", { name: "Void question" }).click();
    const dialog = admin.getByRole("dialog", { name: "Void this question?" });
    await expect(dialog).toContainText("It was shown once.");
    await dialog.getByRole("button", { name: "Void question" }).click();
    await expect(dialog.getByText("Please write what is wrong.")).toBeVisible();
    await dialog.getByLabel("What is wrong with it?").fill("Two of its answers are right.");
    await dialog.getByRole("button", { name: "Void question" }).click();
    await expect(admin.getByText("1 game corrected.")).toBeVisible();
    await expect(admin.getByText("Reason: Two of its answers are right.")).toBeVisible();
  }
  await fitsEverywhere(admin, "a voided question");

  await expect(winner(host)).toContainText("Guest");
  await expect(host.getByRole("main").getByRole("listitem").filter({ hasText: "Host" })).toContainText("0");
  await guest.getByRole("button", { name: "Back to Games" }).click();
  await guest.getByRole("button", { name: "2 unread notifications", exact: true }).click();
  await guest
    .getByRole("dialog", { name: "Notifications" })
    .getByRole("link", { name: /A question in one of your games was wrong, so your score was corrected/ })
    .first()
    .click();
  await expect(guest).toHaveURL(/\/games$/);

  await admin.getByRole("link", { name: "Add a corrected one" }).click();
  await expect(heading(admin, "New question")).toBeVisible();
  await admin.getByLabel("Wrong answer 1").fill("Nobody of these");
  await admin.getByRole("button", { name: "Add question" }).click();
  await expect(admin.getByText("Question added")).toBeVisible();
  expect(problems).toEqual([]);
});
