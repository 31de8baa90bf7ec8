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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether somebody writes in a form of this page, or has begun to. */
export function isFillingIn(page: Document = document): boolean {
  const fields = [...page.querySelectorAll<Field>("input:not([type=hidden]), textarea, select")];
  return fields.some((field) => field === page.activeElement || hasChanged(field));
}

function hasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((each) => each.selected !== each.defaultSelected);
  if (field.type === "checkbox" || field.type === "radio") return false;
  return field.value !== field.defaultValue;
}
