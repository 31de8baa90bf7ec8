export const title = "Events";
export const paymentsLink = "Compare payments";
export { newButton } from "../manage/manage-text.ts";
