import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { halves } from "../../support/event/sample-image.ts";
import { expectNoFindingsAt } from "../support/axe.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, type Site, test } from "../support/site.ts";

/** A report of a message with a photo, and of one before it whose file is gone. */
async function reportedPhotos(site: Site): Promise<string> {
  const [kept, gone] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of [kept, gone]) {
    await querySite(
      site,
      `insert into attachments (id, kind, type, digest, bytes, width, height, preview, stored_at)
       values ($1, 'photo', 'image/webp', 'none', 100, 400, 300, '', now())`,
      [id],
    );
  }
  const folder = join(site.dataDir, "files", "attachment");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${kept}.webp`), await halves(400, 300).webp().toBuffer());
  const at = new Date().toISOString();
  const carrying = (id: string) => ({ attachment: { id, kind: "photo" }, created_at: at });
  const evidence = {
    ...carrying(kept),
    content: "Look at this",
    sender_name: "Sola Ade",
    before: [{ ...carrying(gone), content: "", sender_name: "Sola Ade" }],
  };
  const [report] = await querySite<{ id: string }>(
    site,
    `insert into reports (kind, subject_id, reason, note, evidence)
     values ('message', gen_random_uuid(), 'sexual', '', $1) returning id`,
    [JSON.stringify(evidence)],
  );
  return report?.id ?? "";
}

test("THREAD-56 a lead sees a reported photo only after pressing, and reads that another one is not kept", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const problems = collectPageErrors(page);
  await becomeMember(page, site, "Auntie Kemi", "safeguarding_lead");
  await page.goto(`/safety/reports/${await reportedPhotos(site)}`);
  const reported = page.getByRole("listitem").filter({ hasText: "Look at this" });
  await expect(reported.getByRole("button", { name: "Show picture" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Reported picture" })).toHaveCount(0);
  await expectNoFindingsAt(page, "a report with a photo", [DESKTOP, PHONE]);
  await reported.getByRole("button", { name: "Show picture" }).click();
  const picture = reported.getByRole("img", { name: "Reported picture" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  expect(problems).toEqual([]);
  await page.getByRole("button", { name: "Show picture" }).click();
  await expect(page.getByText("This file isn’t kept anymore.")).toBeVisible();
});
