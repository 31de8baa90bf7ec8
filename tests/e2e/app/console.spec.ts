import { expect, newcomer, test } from "../support/site.ts";

test("forms are checked without anything that the content security policy forbids", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site);
  const lines: string[] = [];
  page.on("console", (line) => void (line.type() === "error" && lines.push(line.text())));
  await page.goto("/auth?mode=create");
  await page.getByLabel("Email").fill("no address");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  expect(lines).toEqual([]);
});
