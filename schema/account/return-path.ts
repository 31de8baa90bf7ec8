export const RETURN_PATH_MAX_LENGTH = 300;
const pathOnThisSite = /^\/(?![/\\])[^\\\s]*$/;

/** Whether this is a path on this site. Only such paths may follow a sign-in, so that no link can lead to another site. */
export function isReturnPath(text: string | null): text is string {
  return text !== null && text.length <= RETURN_PATH_MAX_LENGTH && pathOnThisSite.test(text);
}
