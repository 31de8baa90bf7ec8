import { matchPath } from "react-router";
import { features } from "../features.ts";

const isAt = (paths: readonly string[], pathname: string) => paths.some((path) => matchPath(path, pathname) !== null);

/** Something runs here that must not be covered or offered a reload. */
export const isBusyPage = (pathname: string): boolean => features.some(({ busy = [] }) => isAt(busy, pathname));

/** A page for reading and choosing, where a card over the page is no harm. */
export const isCalmPage = (pathname: string): boolean => features.some(({ calm = [] }) => isAt(calm, pathname));

/** Fields in which people write. A search is no form, and a choice is quickly made again. */
const textFields = "input:not([type=hidden]):not([type=checkbox]):not([type=radio]):not([type=search]), textarea";

/** Whether somebody writes in a form of this page, or has begun to. */
export function isFillingIn(page: Document = document): boolean {
  const fields = [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)];
  return fields.some((field) => field === page.activeElement || field.value.trim() !== "");
}
