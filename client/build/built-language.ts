import { type Language, languages, sourceLanguage } from "../../schema/language/languages.ts";

const wanted = process.env.CLIENT_LANGUAGE ?? sourceLanguage;
const found = languages.find((language) => language === wanted);
if (found === undefined) throw new Error(`CLIENT_LANGUAGE is ${wanted}, and there is only ${languages.join(", ")}`);

/** The language of this build: `CLIENT_LANGUAGE=pcm npm run dev` shows the client in Pidgin. */
export const builtLanguage: Language = found;
