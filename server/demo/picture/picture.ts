import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { saveEventImage } from "../../event/event.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Storage } from "../../platform/storage/storage.ts";

/** The pictures of the demo events, which are files beside this one. */
export type DemoPicture =
  | "bible-study"
  | "camp-fire"
  | "career-talk"
  | "concert"
  | "film-night"
  | "football"
  | "game-night"
  | "prayer-walk";

/** Stores pictures as if somebody had uploaded them. Returns their names. */
export const pictureSaver =
  (database: Database, storage: Storage) =>
  async (picture: DemoPicture): Promise<string> => {
    const content = await readFile(join(import.meta.dirname, `${picture}.webp`));
    return await saveEventImage(database.fork(), storage, null, content);
  };
