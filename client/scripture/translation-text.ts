import type { Translation } from "../../schema/scripture/translation.ts";
import { nameOf } from "./scripture-text.ts";

export { nameOf };
export const sectionTitle = "Bible";
export const label = "Translation";
export const hint =
  "For the verses in games, devotions and courses. The World English Bible is in modern English, the King James Version in the English of long ago.";
export const communityOption = (translation: Translation): string => `What my community uses: ${nameOf(translation)}`;
/** "From now on you read the World English Bible." */
export const savedToast = (translation: Translation) => ({
  title: "Saved",
  message: `From now on you read the ${nameOf(translation)}.`,
});
export const saveFailed = { title: "Not saved", message: "The translation stays as it was. Please try again." };
