export const contactButton = "Contact Us";
/** For screen readers, after the button's label. */
export const opensNewTab = "(opens in a new tab)";
/** All verses of the site are from the King James Version. */
export const verseSource = (reference: string): string => `${reference}, KJV`;
