/** Escapes text for HTML, including quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** JSON for a script element of data. `<` could end the element. */
export const jsonInHtml = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");
