import { saveEventImage } from "../../event/event.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Storage } from "../../platform/storage/storage.ts";

/** Stores drawn pictures as if somebody had uploaded them. Returns their names. */
export const pictureSaver =
  (database: Database, storage: Storage) =>
  async (svg: string): Promise<string> => {
    // Loaded here, because only the first start of a development machine draws.
    const { default: sharp } = await import("sharp");
    const png = await sharp(Buffer.from(svg)).png().toBuffer();
    return await saveEventImage(database.fork(), storage, null, png);
  };
