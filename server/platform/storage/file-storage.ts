/**
 * Keeps files by name, on the local disk or in an S3 bucket. A name is never one that a person chose: lower-case letters,
 * digits, dots, hyphens and underscores, with slashes between folders. All three reject with
 * `server/storage-unavailable` if the disk is full or read-only, or the bucket can't be reached.
 */
export interface Storage {
  /** Saves a file whole or not at all, replacing one of this name. `type` is its media type. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** The content, or null if there is no file of this name. */
  get(name: string): Promise<Uint8Array | null>;
  /** Does nothing if there is no file of this name. */
  remove(name: string): Promise<void>;
}

/** A storage whose files can be listed, for backups and to move them. */
export interface ListedStorage extends Storage {
  /** The names of all files, in no order. Those that are saved or removed meanwhile may be missing or not. */
  list(): AsyncIterable<string>;
}
