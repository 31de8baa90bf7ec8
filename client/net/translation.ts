import type { Translation } from "../../schema/scripture/translation.ts";
import { community } from "./community.ts";
import { useSession } from "./session.ts";

/** SCRIPTURE-8: in which translation this person reads the Bible. */
export const useTranslation = (): Translation => useSession().me?.translation ?? community.translation;
