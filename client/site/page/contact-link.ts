const takesText = (url: URL) => url.hostname === "wa.me" || /^(api|web)\.whatsapp\.com$/.test(url.hostname);

/** The contact link with words that stand ready to be sent, where the chat behind it takes any and has none yet. */
export function contactLink(address: string, message: string): string {
  const url = new URL(address);
  if (!takesText(url) || url.searchParams.has("text")) return address;
  // Not by `searchParams`: some chat apps show its + signs where a space was meant.
  url.search += `${url.search === "" ? "?" : "&"}text=${encodeURIComponent(message)}`;
  return url.href;
}
