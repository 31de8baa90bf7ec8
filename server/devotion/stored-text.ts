import type { Core } from "../platform/core.ts";
import type { StoredText } from "../platform/site/stored-text.ts";
import { listDevotions } from "./devotion.ts";

/** Today's, and two for those who come late. */
const SHOWN = 3;

/** DEVOTION-55: the latest devotions, for readers without JavaScript. */
export const devotionsText = ({ database, today }: Pick<Core, "database" | "today">): StoredText => ({
  path: "/devotions",
  name: "devotions",
  level: 2,
  async read() {
    const { devotions } = await listDevotions(database.fork(), null, { today: today() });
    return devotions.slice(0, SHOWN).map(({ title, date, scriptureReference, content }) => ({
      title,
      lines: [[date, scriptureReference].filter(Boolean).join(" · "), ...content.split(/\n\s*\n/)],
    }));
  },
});
