import { describe, expect, test } from "vitest";
import type { Block, ResourceContent } from "../../../../../client/site/resource/item/resource-content.ts";
import { loadContent } from "../../../../../client/site/resource/resource-contents.ts";
import { resourceCategories, resources } from "../../../../../schema/site/resources.ts";
import { findPassage } from "../../../../../server/scripture/scripture.ts";

const contentOf = async (name: string): Promise<ResourceContent> => {
  const module = await loadContent[name]?.();
  if (!module) throw new Error(`there is no content for ${name}`);
  return module.content;
};
const blocksOf = ({ parts }: ResourceContent): Block[] => parts.flatMap(({ blocks }) => [...blocks]);

describe("the resources", () => {
  test("each category has three, and each resource has a content of its own", () => {
    for (const category of resourceCategories) {
      expect(resources.filter((resource) => resource.category === category)).toHaveLength(3);
    }
    expect(Object.keys(loadContent)).toEqual(resources.map(({ name }) => name));
    expect(new Set(resources.map(({ title }) => title)).size).toBe(12);
  });

  test.each(resources)("$name: every passage to read exists", async ({ name }) => {
    const { passages } = await contentOf(name);
    expect(passages.length).toBeGreaterThan(0);
    expect(passages.map((reference) => findPassage(reference)?.reference)).toEqual(passages);
  });

  test.each(resources)("$name: quotes the King James Version word for word", async ({ name }) => {
    for (const block of blocksOf(await contentOf(name))) {
      if (block.kind !== "passage") continue;
      const { reference, text } = block.verse;
      expect(findPassage(reference)).toMatchObject({ reference, text: text.replaceAll("’", "'") });
    }
  });

  test.each(resources)("$name: has questions to talk about, and the other parts of its category", async (resource) => {
    const content = await contentOf(resource.name);
    const kinds = blocksOf(content).map(({ kind }) => kind);
    expect(kinds).toContain("questions");
    if (resource.category === "video") expect(kinds).toContain("script");
    else expect(content.parts.some(({ isForLeader }) => isForLeader)).toBe(true);
    if (resource.category === "activity") {
      expect(kinds).toContain("steps");
      expect(content.materials?.length).toBeGreaterThan(2);
    }
  });

  test("the moments of each script come one after the other", async () => {
    for (const { name } of resources.filter(({ category }) => category === "video")) {
      const times = blocksOf(await contentOf(name)).flatMap((block) =>
        block.kind === "script" ? block.shots.map(({ at }) => at) : [],
      );
      expect(times.length).toBeGreaterThan(5);
      expect([...times].sort()).toEqual(times);
    }
  });
});
