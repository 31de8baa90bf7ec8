import type { Translates } from "../../schema/language/translation.ts";
import type { Translation } from "../../schema/scripture/translation.ts";
import { nameOf } from "./scripture-text.ts";

export { nameOf };
export const sectionTitle = "Bible";
export const label = "Translation";
export const hint =
  "For the verses wey dey games, devotions and courses. The World English Bible dey modern English, the King James Version dey the English of long time ago.";
export const communityOption = (translation: Translation): string =>
  `The one my community dey use: ${nameOf(translation)}`;
/** "From now you go dey read the World English Bible." */
export const savedToast = (translation: Translation) => ({
  title: "E don save",
  message: `From now you go dey read the ${nameOf(translation)}.`,
});
export const saveFailed = { title: "E no save", message: "The translation still be as e be. Abeg try am again." };

export type Holds = Translates<typeof import("./translation-text.ts"), typeof import("./translation-text.pcm.ts")>;
