import { useEffect, useState } from "react";

/** When the page has come to rest. */
const REST_MS = 3_000;

interface Options {
  /** Fetched at rest as well, so that it is there when the network is not. */
  atRest?: boolean;
}

/**
 * A part that is not needed for the first picture of a page: fetched when it is wanted, or before that when the page has
 * come to rest. Undefined until then; where the network fails it is tried again.
 */
export function useLate<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  { atRest = false }: Options = {},
): Part | undefined {
  const [part, setPart] = useState<{ part: Part }>();
  const [tries, setTries] = useState(0);
  const isHere = part !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is written in place and always the same
  useEffect(() => {
    if (isHere || !(isWanted || atRest)) return;
    const fetching = setTimeout(
      () =>
        load().then(
          (loaded) => setPart({ part: loaded }),
          () => setTries(tries + 1),
        ),
      isWanted && tries === 0 ? 0 : REST_MS * 2 ** Math.min(tries, 4),
    );
    return () => clearTimeout(fetching);
  }, [isWanted, atRest, isHere, tries]);
  return part?.part;
}
