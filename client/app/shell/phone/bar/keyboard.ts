/** On-screen keyboards are higher than this; a browser's own bars, which come and go while scrolling, are lower. */
const KEYBOARD_MIN_PX = 150;

/** Inputs that open no keyboard. */
const PRESSED_INPUTS = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

function isTextField(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !PRESSED_INPUTS.test(element.type);
  return element instanceof HTMLTextAreaElement;
}

interface Situation {
  focused: Element | null;
  /** The height of the window without a keyboard, in px. */
  fullHeight: number;
  /** The height that is visible now, in px. */
  visibleHeight: number;
}

/** Browsers have no event for it, but a text field has the focus and much of the window is gone. */
export const isKeyboardOpen = ({ focused, fullHeight, visibleHeight }: Situation): boolean =>
  isTextField(focused) && fullHeight - visibleHeight >= KEYBOARD_MIN_PX;
