import type { RouteName } from "../words-routes.ts";

/**
 * For each route, what the server does with the requests of an attempt in order, and who attempts it: `mentor → adult, minor`
 * from writers to readers. `everyone else` are those who are listed nowhere else on that route.
 */
export type RouteOutcomes = Readonly<Record<RouteName, Readonly<Record<string, string>>>>;

/** What may become of an attempt. More than one thing where it depends on which of two leads supervises. */
export function expectedOutcomes(
  outcomes: RouteOutcomes,
  { route, from, to }: { readonly route: RouteName; readonly from: string; readonly to: string },
): readonly string[] {
  const all = Object.entries(outcomes[route]);
  const listed = all.filter(([, who]) => who.split("; ").some((pairs) => includesPair(pairs, from, to)));
  return (listed.length > 0 ? listed : all.filter(([, who]) => who.includes("everyone"))).map(([steps]) => steps);
}

function includesPair(pairs: string, from: string, to: string): boolean {
  const [writers = "", readers = ""] = pairs.split(" → ");
  return writers.split(", ").includes(from) && readers.split(", ").includes(to);
}
