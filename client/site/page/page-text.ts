export const contactButton = "Contact Us";
/** For screen readers, after the button's label. */
export const opensNewTab = "(opens in a new tab)";
