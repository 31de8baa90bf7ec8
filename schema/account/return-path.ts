const LONGEST = 300;
const pathOnThisSite = /^\/(?![/\\])[^\\\s]*$/;

/** Whether this is a path on this site to go to afterwards. Anything else is refused, so that no link leads elsewhere. */
export function isReturnPath(text: string | null): text is string {
  return text !== null && text.length <= LONGEST && pathOnThisSite.test(text);
}
