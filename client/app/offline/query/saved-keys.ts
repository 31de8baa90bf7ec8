import { hashKey, type QueryKey } from "@tanstack/react-query";
import { DEVICE_PREFIX } from "../../../net/storage/local-storage.ts";
import { features } from "../../features.ts";

/** There may be saved queries in IndexedDB, until they are removed after signing out. */
export const QUERIES_KEY = `${DEVICE_PREFIX}queries`;

/** The beginnings of the keys of everything that members can read offline. */
const savedKeys = features.flatMap(({ saved }) => saved ?? []);

const isPart = (start: QueryKey, key: QueryKey): boolean => hashKey(start) === hashKey(key.slice(0, start.length));

/** Whether what this query has read is saved on the member's device. */
export const isSavedKey = (key: QueryKey): boolean => savedKeys.some((start) => isPart(start, key));
