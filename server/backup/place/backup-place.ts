import type { Readable } from "node:stream";

/** Where archives are saved. */
export interface BackupPlace {
  /** In words, for people. */
  readonly title: string;
  /** Saves an archive whole or not at all. Returns where it is, in words. */
  save(name: string, bytes: Readable): Promise<string>;
  /** The names of everything in it. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** The content of an archive. Rejects if there is none of this name. */
  read(name: string): Promise<Readable>;
}
