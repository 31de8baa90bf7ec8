import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Deletes mails to matching addresses from this folder and returns how many. A server that sends mails over SMTP has
 * none.
 */
export async function deleteMails(outbox: string, isTheirs: (recipients: string) => boolean): Promise<number> {
  const names = (await namesIn(outbox)).filter((name) => name.endsWith(".eml"));
  let deleted = 0;
  for (const name of names) {
    const file = join(outbox, name);
    if (!isTheirs(recipientsOf(await readFile(file, "utf8")))) continue;
    await rm(file);
    deleted += 1;
  }
  return deleted;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** The `To` header, whose further lines begin with a space. */
const recipientsOf = (mail: string): string => /^To:(.*(?:\r?\n[ \t].*)*)/im.exec(mail)?.[1] ?? "";
