export { title } from "./section-text.ts";
export const paymentsLink = "Compare payments";
export { newButton } from "../manage/manage-text.ts";
