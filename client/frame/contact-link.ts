const isWhatsApp = (url: URL) => url.hostname === "wa.me" || /^(api|web)\.whatsapp\.com$/.test(url.hostname);

/** The contact link with a prefilled message, if it is a WhatsApp link without one. */
export function contactLink(address: string, message: string): string {
  const url = new URL(address);
  if (!isWhatsApp(url) || url.searchParams.has("text")) return address;
  // Not with `searchParams`, which writes a space as +: some chat apps show the +.
  url.search += `${url.search === "" ? "?" : "&"}text=${encodeURIComponent(message)}`;
  return url.href;
}
