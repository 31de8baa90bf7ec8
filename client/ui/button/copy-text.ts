/** Copies text to the clipboard. Returns false if the browser allows neither the clipboard API nor the older command. */
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
  const focused = document.activeElement;
  const textArea = document.createElement("textarea");
  textArea.value = text;
  textArea.readOnly = true;
  textArea.style.cssText = "position:fixed;top:0;opacity:0;font-size:16px";
  // An open dialog keeps the focus inside, so the text area goes into it.
  (focused?.closest('[role="dialog"]') ?? document.body).append(textArea);
  textArea.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    textArea.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
