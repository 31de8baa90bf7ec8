/** The id of the place where a frame shows a strip: between its header and the screen. */
export const STRIP_AREA = "strip";

/** The place in the frame that is on the page now. Null in a frame without one. */
export const stripArea = (): HTMLElement | null => document.getElementById(STRIP_AREA);
