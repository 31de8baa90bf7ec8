/** Browser storage in memory, with its content in `saved`. */
export function memoryStorage() {
  const saved = new Map<string, string>();
  return {
    saved,
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  };
}

/** Browser storage of a page that may not use it: every access throws. */
export const forbiddenStorage = {
  getItem(): string | null {
    throw new Error("forbidden");
  },
  setItem() {
    throw new Error("forbidden");
  },
  removeItem() {
    throw new Error("forbidden");
  },
};
