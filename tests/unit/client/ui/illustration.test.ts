import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";

const folder = "client/ui/illustration/people";
const read = (file: string) => readFileSync(`${folder}/${file}`, "utf8");
const drawings = ["cast.svg", "scenes.svg"].flatMap((file) =>
  read(file)
    .split(/(?=^<g id=")/m)
    .slice(1)
    .map((svg) => ({ id: /^<g id="([\w-]+)"/.exec(svg)?.[1] ?? "", file, svg })),
);

describe("the drawings that pages share", () => {
  test.each(drawings)("$id in $file weighs at most 3 KB", ({ svg }) => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(3 * 1024);
  });

  test("a drawing refers to nothing by address, because browsers would look for it in the page", () => {
    expect(drawings.filter(({ svg }) => /url\(|href=/.test(svg))).toEqual([]);
  });

  test("every person and thing that a picture shows is drawn", () => {
    const source = globSync(`${folder}/*.tsx`)
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const names = [
      ...source.matchAll(/(?:people|things|walled)=\{\[([^\]]*)\]\}|#(\w+)`|<Person name="(\w+)"/g),
    ].flatMap(([, list, hash, name]) => (list ? (list.match(/\w+/g) ?? []) : [hash ?? name ?? ""]));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !drawings.some(({ id }) => id === name))).toEqual([]);
  });
});
