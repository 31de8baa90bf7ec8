/** Names the area with the toasts for screen readers. */
export const toastsLabel = "Messages";
export const closeToastLabel = "Close message";
