import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, test } from "../support/site.ts";
import { fitsEverywhere } from "../support/width.ts";

test("a minor asks for a mentor, who opens a pod, and finds it by the notification", async ({ browser, site }) => {
  const { page: ada } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const { page: mentor } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const { page: lead } = await newcomer(browser, site);
  const problems = collectPageErrors(ada, mentor);
  await becomeMember(ada, site, "Ada Podwish");
  await becomeMember(mentor, site, "Halima Mentor", "mentor");
  await becomeMember(lead, site, "Auntie Supervises", "safeguarding_lead");
  await querySite(site, "delete from pod_requests");

  await ada.goto("/engagement");
  await ada.getByRole("link", { name: "Ask for a mentor" }).click();
  await ada.getByRole("button", { name: "Send request" }).click();
  await expect(ada.getByText("Please choose what it’s about.")).toBeVisible();
  await ada.getByRole("radio", { name: "School and exams" }).check();
  await ada.getByLabel("A few words to the mentor").fill("I’d like to pass maths.");
  await fitsEverywhere(ada, "/engagement/pods");
  await ada.getByRole("button", { name: "Send request" }).click();
  await expect(ada.getByText("Your request is in")).toBeVisible();
  await expect(ada.getByText("Your request is waiting for a mentor.", { exact: false }).first()).toBeVisible();

  await mentor.goto("/safety/pods");
  await expect(mentor.getByRole("heading", { name: "Ada Podwish" })).toBeVisible();
  await fitsEverywhere(mentor, "/safety/pods");
  await mentor.getByRole("button", { name: "Open a pod" }).click();
  await mentor.getByLabel("Name of the pod").fill("Maths friends");
  await fitsEverywhere(mentor, "opening a pod");
  await mentor.getByRole("dialog").getByRole("button", { name: "Open pod" }).click();
  await expect(mentor.getByText("Nobody is waiting")).toBeVisible();

  await ada.goto("/");
  await ada.getByRole("button", { name: /notification/i }).click();
  await ada.getByRole("link", { name: /Halima Mentor ?, Mentor has opened a pod for you: Maths friends/ }).click();
  await expect(ada).toHaveURL(/\/community$/);
  const accept = ada.getByRole("button", { name: /Accept/ });
  await accept.click();
  await expect(accept).toHaveCount(0);
  await ada.goto("/engagement/pods");
  await ada.getByRole("link", { name: "Open the pod" }).click();
  await expect(ada.getByRole("heading", { level: 1, name: "Maths friends" })).toBeVisible();
  await expect(ada.getByText(/Auntie Supervises|safeguarding lead/i).first()).toBeVisible();
  expect(problems).toEqual([]);
});

test("a visitor sees the coming hangouts and the roadmap, and leaves an address once", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  await querySite(site, "delete from events where title like 'Hangout %'");
  await page.goto("/engagement");
  await page.getByRole("link", { name: "See the next hangouts" }).click();
  await expect(page.getByText("No hangout is planned yet")).toBeVisible();
  await fitsEverywhere(page, "/engagement/hangouts");
  const [event] = await querySite<{ id: string }>(
    site,
    `insert into events (title, description, event_date, location)
     values ('Hangout of December', '', now() + interval '3 days', 'https://meet.example.org/abc') returning id`,
  );
  await querySite(
    site,
    `insert into events (title, description, event_date, location)
     values ('Hangout in the hall', '', now() + interval '3 days', 'Hall, Yaba')`,
  );
  await page.reload();
  await expect(page.getByText("Hangout in the hall")).toHaveCount(0);
  await expect(page.getByText("meet.example.org")).toHaveCount(0);
  await page.getByRole("link", { name: /Hangout of December/ }).click();
  await expect(page).toHaveURL(new RegExp(`/event/${event?.id}$`));
  await querySite(site, "delete from events where title like 'Hangout %'");

  await page.goto("/coming-soon");
  await expect(page.getByRole("heading", { level: 1, name: "Exciting Updates Coming Soon" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("progressbar")).toHaveCount(6);
  await expect(page.getByText("Almost ready")).toHaveCount(2);
  await page.getByRole("button", { name: "Notify me" }).click();
  await expect(page.getByText("Email required")).toBeVisible();
  await expect(page.getByText("Please enter your email to get notified.").first()).toBeVisible();
  await fitsEverywhere(page, "/coming-soon");
  for (const _ of [1, 2]) {
    await page.getByLabel("Email").fill("curious@example.org");
    await page.getByRole("button", { name: "Notify me" }).click();
    await expect(page.getByLabel("Email")).toHaveValue("");
  }
  await expect(page.getByText("You’re on the list").first()).toBeVisible();
  const saved = await querySite(site, "select kind from requests where email = 'curious@example.org'");
  expect(saved).toEqual([{ kind: "roadmap" }]);
});
