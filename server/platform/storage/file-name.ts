const PART = "[a-z0-9]+(?:[._-][a-z0-9]+)*";
const safeName = new RegExp(`^${PART}(?:/${PART})*$`);
const MAX_LENGTH = 200;

/** The folder of backups in a bucket that also has files. No stored file's name begins with it. */
export const BACKUP_FOLDER = "backups/";

/** Whether something that was found in the storage is one of its files. */
export const isFileName = (name: string): boolean =>
  name.length <= MAX_LENGTH && safeName.test(name) && !name.startsWith(BACKUP_FOLDER);

/** The media type of a stored file. */
export const mediaTypeOf = (name: string): string =>
  Object.entries(mediaTypes).find(([ending]) => name.endsWith(ending))?.[1] ?? "application/octet-stream";

const mediaTypes = {
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".pdf": "application/pdf",
  ".webm": "audio/webm",
  ".ogg": "audio/ogg",
  ".m4a": "audio/mp4",
};

/** Returns a name that stays inside its folder on every file system. Throws otherwise: such a name is a programming error. */
export function checkedName(name: string): string {
  if (name.length <= MAX_LENGTH && safeName.test(name)) return name;
  throw new Error(`${JSON.stringify(name.slice(0, MAX_LENGTH))} is no name for a stored file`);
}
