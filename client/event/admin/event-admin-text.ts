export const title = "Events";
export { newButton } from "../manage/manage-text.ts";
