/** Something runs here that must not be covered or offered a reload: a game, the door of an event, a payment. */
const busyPages = /^\/(games\/(waiting|room)\/|game-room\/|event\/[^/]+\/(check-in|pay)|payment-success)/;

export const isBusyPage = (pathname: string): boolean => busyPages.test(pathname);

/** Pages for reading and choosing, where a card over the page is no harm. */
const calmPages = [
  "/",
  "/about",
  "/programs",
  "/engagement",
  "/team",
  "/community-rules",
  "/resources",
  "/coming-soon",
  "/devotions",
  "/games",
  "/dashboard",
];

export const isCalmPage = (pathname: string): boolean =>
  calmPages.includes(pathname.toLowerCase().replace(/(.)\/+$/, "$1"));

/** Fields in which people write. A search is no form, and a choice is quickly made again. */
const textFields = "input:not([type=hidden]):not([type=checkbox]):not([type=radio]):not([type=search]), textarea";

/** Whether somebody writes in a form of this page, or has begun to. */
export function isFillingIn(page: Document = document): boolean {
  const fields = [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)];
  return fields.some((field) => field === page.activeElement || field.value.trim() !== "");
}
