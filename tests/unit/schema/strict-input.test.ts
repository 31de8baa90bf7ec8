import { describe, expect, test } from "vitest";
import { z } from "zod";
import { declaredEndpoints, declaredInputs, partsOf, sampleOf } from "../../support/request/declared-input.ts";

describe("the declared inputs of every endpoint and every room", () => {
  test("every input that a client sends is declared as an object", () => {
    expect(declaredEndpoints.length).toBeGreaterThan(50);
    const loose = declaredInputs.filter(
      ({ schema }) => !partsOf(schema).some((part) => part.schema instanceof z.ZodObject),
    );
    expect(loose.map(({ name }) => name)).toEqual([]);
  });

  test.each(declaredInputs)("$name accepts its declared fields and refuses an additional one", ({ schema }) => {
    const sample = sampleOf(schema) as Record<string, unknown>;
    expect(schema.safeParse(sample).error?.issues ?? []).toEqual([]);
    expect(schema.safeParse({ ...sample, unheardOf: 1 }).success).toBe(false);
  });

  test.each(declaredInputs)("$name refuses an additional field in every nested object", ({ schema }) => {
    const objects = partsOf(schema).filter((part) => part.schema instanceof z.ZodObject);
    for (const { schema: object, path } of objects) {
      const issues = object.safeParse({ unheardOf: 1 }).error?.issues ?? [];
      const unrecognised = issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys : []));
      expect(unrecognised, path.join(".")).toEqual(["unheardOf"]);
    }
  });
});
