/** What an uploaded picture may be. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export const IMAGE_MAX_BYTES = 8 * 1024 * 1024;
/** More than a phone's camera makes. An image of any size in pixels can hide in a small file. */
export const IMAGE_MAX_PIXELS = 50_000_000;
/** On either side, in pixels. */
export const IMAGE_MAX_SIDE = 12_000;
