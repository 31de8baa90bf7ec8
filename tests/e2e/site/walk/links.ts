import type { Page } from "@playwright/test";
import { openPage } from "./open-page.ts";

/** What a page offers to somebody who wants to go on. */
export interface PageLinks {
  /** The addresses of its links as a browser resolves them, also of those that this width hides. */
  readonly links: readonly string[];
  /** What a #hash may name. */
  readonly anchors: readonly string[];
}

const read = (page: Page) =>
  page.evaluate(() => ({
    links: [...document.querySelectorAll("a")].map(({ href }) => href || "none:"),
    anchors: [...document.querySelectorAll("[id]")].map(({ id }) => id),
  }));

/** Opens a page as a visitor, and reads where it leads. */
export async function linksOf(page: Page, address: string): Promise<PageLinks> {
  await openPage(page, address);
  return await read(page);
}

/** Opens the menu in the header of a phone, which is the same on every page. */
export async function menuLinks(page: Page): Promise<readonly string[]> {
  await openPage(page, "/");
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.waitFor();
  return await menu.getByRole("link").evaluateAll((nodes) => nodes.map((node) => node.getAttribute("href") ?? ""));
}

/** What is wrong with this page's link to another site. */
export function externalFaults(address: string, link: string): string[] {
  const { protocol, hostname, searchParams } = new URL(link);
  if (!["https:", "mailto:", "tel:"].includes(protocol))
    return [`${address}: ${link} is no address that a phone opens`];
  if (hostname === "wa.me" && !searchParams.get("text")?.trim()) return [`${address}: ${link} has no prefilled text`];
  return [];
}
