import type { ComponentType } from "react";
import { features } from "../features.ts";

type Parts = readonly ComponentType[];

/** Loads the end of the header that only members have. Visitors never load it. */
export const loadMemberBar = (): Promise<Parts> =>
  Promise.all(features.flatMap(({ memberBar }) => memberBar?.() ?? []));

/** Shows these parts, of which there are always the same. */
export const ShownParts = ({ parts }: { parts: Parts }) => parts.map((Part) => <Part key={parts.indexOf(Part)} />);
