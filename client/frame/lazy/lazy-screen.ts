import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export type LazyScreen = LazyExoticComponent<ComponentType> & { load: () => Promise<unknown> };

/** A screen, or a part of one, whose code is loaded when it is first shown. Once loaded, it renders immediately. */
export function lazyScreen(fetchScreen: () => Promise<ComponentType>): LazyScreen {
  let loaded: { default: ComponentType } | undefined;
  const load = async () => {
    loaded = { default: await fetchScreen() };
    return loaded;
  };
  return Object.assign(
    lazy(() => (loaded ? resolvedAtOnce(loaded) : load())),
    { load },
  );
}

/** A promise that calls back at once. React would wait for a real one, and a screen that waits for hydration misses presses. */
function resolvedAtOnce<T>(value: T): Promise<T> {
  // biome-ignore lint/suspicious/noThenProperty: React calls it
  return { then: (resolve: (value: T) => void) => resolve(value) } as Promise<T>;
}
