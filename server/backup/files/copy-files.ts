import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { mediaTypeOf } from "../../platform/storage/file-name.ts";
import type { ListedStorage, Storage } from "../../platform/storage/storage.ts";
import { FILES, type Part } from "../archive/manifest.ts";
import { partDigest } from "../archive/part-digest.ts";
import type { ArchiveWriter } from "../archive/write-archive.ts";

const AT_ONCE = 8;

/** BACKUP-2: adds all files. One that is deleted meanwhile is left out. */
export async function archiveFiles(storage: ListedStorage, writer: ArchiveWriter): Promise<Part> {
  const digest = partDigest();
  for await (const name of storage.list()) {
    const content = await storage.get(name);
    if (!content) continue;
    digest.begin(name);
    digest.update(content);
    await writer.entry(`${FILES}/${name}`, content);
  }
  return digest.result();
}

export interface MovedFiles {
  /** Now at the new place. */
  readonly files: number;
  /** Of them, those that an earlier start had copied. */
  readonly already: number;
  readonly bytes: number;
}

/** BACKUP-25, BACKUP-26: moves all files. Deletes none before each one is compared. */
export async function moveFiles(from: ListedStorage, to: Storage, isKept = false): Promise<MovedFiles> {
  const names: string[] = [];
  for await (const name of from.list()) names.push(name);
  const inTurn = pLimit(AT_ONCE);
  const copies = await Promise.all(names.map((name) => inTurn(() => copyFile(name, from, to))));
  if (!isKept) await Promise.all(names.map((name) => inTurn(() => from.remove(name))));
  return {
    files: copies.length,
    already: copies.filter(({ wasThere }) => wasThere).length,
    bytes: copies.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

async function copyFile(name: string, from: Storage, to: Storage): Promise<{ wasThere: boolean; bytes: number }> {
  const content = await from.get(name);
  if (!content)
    throw new Error(`${name} was deleted while the files were moved. Stop what deletes files, and start again.`);
  const bytes = content.length;
  if (isSame(await to.get(name), content)) return { wasThere: true, bytes };
  await to.put(name, content, mediaTypeOf(name));
  if (isSame(await to.get(name), content)) return { wasThere: false, bytes };
  throw new Error(`${name} is different at the new place. Nothing was deleted at the old one.`);
}

const isSame = (one: Uint8Array | null, other: Uint8Array): boolean =>
  one !== null && digestOf(one) === digestOf(other);
const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
