import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export type LazyPart<Props extends object = object> = LazyExoticComponent<ComponentType<Props>> & {
  load: () => Promise<unknown>;
};

/** A screen, or a part of one, whose code is loaded when it is first shown. Once loaded, it renders immediately. */
export function lazyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: { default: ComponentType<Props> } | undefined;
  const load = async () => {
    loaded = { default: await fetchPart() };
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
