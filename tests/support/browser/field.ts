/** The field with this label. */
export function input(label: string): HTMLInputElement {
  const id = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === label)?.htmlFor;
  return document.getElementById(id ?? "") as HTMLInputElement;
}

/** Replaces what is in the field, as if somebody had typed it. */
export function type(label: string, text: string): void {
  const field = input(label);
  // React looks for a change behind the property that it has replaced. A text area has it too.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const form = () => document.querySelector("form") as HTMLFormElement;

/** Sends the only form of the page. */
export const submit = () => form().dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
