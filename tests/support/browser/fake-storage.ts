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

/** Browser storage in memory whose keys can be listed, like those of a real one. */
export function fakeStorage(): Storage {
  const store = {} as Record<string, string>;
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(store, { [key]: value }),
    removeItem: (key: string) => void delete store[key],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(store, name, { value });
  return store as unknown as Storage;
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
