export const copied = "Copied";
/** Shown instead, where the browser can't copy. */
export const copyFailed = "Press and hold the text to copy it";
