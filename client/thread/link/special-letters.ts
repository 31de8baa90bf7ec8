/** THREAD-37: a name of a host in other letters than plain ones, which can be made to look like another. Browsers write it as "xn--…". */
export const hasSpecialLetters = (href: string): boolean =>
  new URL(href).hostname.split(".").some((label) => label.startsWith("xn--"));
