/** Text that can stand in HTML, inside quoted attributes too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
