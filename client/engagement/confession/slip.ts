import { shortDateFormat } from "../../ui/format/format.ts";

/** Groups of four are easier to write down. */
const GROUP_LENGTH = 4;

/** "ABCDEFGHJKMN" as "ABCD", "EFGH", "JKMN". */
export const groupsOf = (slip: string): string[] => slip.match(new RegExp(`.{1,${GROUP_LENGTH}}`, "g")) ?? [];

const dateFormat = shortDateFormat("UTC");

/** "2026-11-20" as "20 Nov 2026". */
export const formatDate = (date: string): string => dateFormat.format(new Date(`${date}T00:00Z`));
