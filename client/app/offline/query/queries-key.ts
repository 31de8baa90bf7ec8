import { DEVICE_PREFIX } from "../../../net/storage/local-storage.ts";

/** There may be saved queries in IndexedDB, until they are removed after signing out. */
export const QUERIES_KEY = `${DEVICE_PREFIX}queries`;
