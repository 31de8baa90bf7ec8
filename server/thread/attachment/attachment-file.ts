const endings: Readonly<Record<string, string>> = {
  "image/webp": "webp",
  "audio/webm": "webm",
  "audio/ogg": "ogg",
  "audio/mp4": "m4a",
};

/** The name in the storage of an attachment's file. */
export const fileName = (id: string, type: string): string => `attachment/${id}.${endings[type] ?? "bin"}`;
