/** Copies text to the clipboard. Returns false if the browser allows neither way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** For old WebViews, and for addresses without https such as a laptop on the hall's Wi-Fi. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const sheet = document.createElement("textarea");
  sheet.value = text;
  sheet.readOnly = true;
  sheet.style.cssText = "position:fixed;top:0;opacity:0;font-size:16px";
  // An open dialog holds the focus, so the text area is put into it.
  (before?.closest('[role="dialog"]') ?? document.body).append(sheet);
  sheet.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    sheet.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
