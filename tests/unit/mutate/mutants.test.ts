import { expect, test } from "vitest";
import { functionsOf, withProbes } from "../../mutate/source/functions.ts";
import { mutantsOf } from "../../mutate/source/mutants.ts";
import { parse } from "../../mutate/source/syntax.ts";

const changed = (source: string, file = "client/a.ts") => mutantsOf(file, source).map((mutant) => mutant.source);

test.each([
  ["a condition is negated", "if (a) b = 1;", "if (!(a)) b = 1;"],
  ["a negation is taken away", "if (!a) b = 1;", "if (a) b = 1;"],
  ["the left condition is left out", "x = a && b;", "x = b;"],
  ["the right condition is left out", "x = a || b;", "x = a;"],
  ["a default is left out", "x = a ?? b;", "x = a;"],
  ["a boundary is moved", "x = a < b;", "x = a <= b;"],
  ["a comparison is turned round", "x = a === b;", "x = a !== b;"],
  ["a sum becomes a difference", "x = a + 1;", "x = a - 1;"],
  ["a call is left out", "await save(a);", "void 0;"],
  ["an assignment is left out", "a = 1;", "void 0;"],
  ["a returned truth is turned round", "const f = () => true;", "const f = () => false;"],
  ["a named number is one more", "const MAX = 3;", "const MAX = (3 + 1);"],
  ["a condition of a query is left out", "em.find(E, { id, state });", "em.find(E, { state });"],
  ["a filter is left out", "x = all.filter(isOpen);", "x = all;"],
  ["one of several names is left out", 'x = ["owner", "admin"];', 'x = ["owner"];'],
  ["some becomes every", "x = all.some(isOpen);", "x = all.every(isOpen);"],
])("%s", (_name, source, faulty) => {
  expect(changed(source)).toContain(faulty);
});

test.each([
  ["a condition of SQL decides nothing", "where id = ? and paid", "where (id = ? or true) and paid"],
  ["an alternative of SQL is left out", "where a or b = ?", "where a or (b = ? and false)"],
  [
    "a condition of SQL ends at its bracket",
    "where id in (select a where b) and c",
    "where id in (select a where (b or true)) and c",
  ],
  ["a boundary of SQL is moved", "where seats < max", "where seats <= max"],
  ["a lock of SQL is left out", "select a from b for update", "select a from b "],
  ["an order of SQL is turned round", "order by a desc", "order by a asc"],
  ["a test for null is turned round", "where a is null", "where a is not null"],
])("%s", (_name, sql, faulty) => {
  expect(changed(`x(\`${sql}\`);`, "server/a.ts")).toContain(`x(\`${faulty}\`);`);
});

test("the and of between is no condition", () => {
  expect(changed("x(`where a between 1 and 2`);", "server/a.ts")).toEqual(
    ["x(`where (a between 1 and 2 or true)`);", "void 0;"].sort(),
  );
});

test("SQL may hold expressions, which stay as they are", () => {
  const source = `x(\`select a from b where \${f(\`\${c} where\`)} = ? and d\`);`;
  const faulty = `x(\`select a from b where (\${f(\`\${c} where\`)} = ? or true) and d\`);`;
  expect(changed(source, "server/a.ts")).toContain(faulty);
});

test("what is logged, types and texts have no faults", () => {
  expect(changed('log.warn({ a }, "a and b < c"); type A = true; x as "a" | "b";')).toEqual([]);
});

test("a fault is shown with its line, its function and what changed", () => {
  const source = "export function isFree(price: number) {\n  return price === 0;\n}";
  expect(mutantsOf("server/price.ts", source)).toMatchObject([
    { line: 2, place: "isFree", change: "return price === 0; → return price !== 0;" },
  ]);
});

test("functions are named after what holds them, and equal names are counted", () => {
  const source = "const save = () => all.map((a) => a).map((b) => b); class A { run() {} }";
  const names = functionsOf(parse("a.ts", source)).map(({ name }) => name);
  expect(names).toEqual(["save", "save>map", "save>map#2", "run"]);
});

test("a probe tells that a function ran, and changes nothing else", () => {
  const source = withProbes("a.js", "const double = (a) => ({ b: a * 2 }); function twice() { return double(2).b; }");
  expect(new Function(`${source} return twice();`)()).toBe(4);
  const { reachedFunctions } = globalThis;
  expect([...(reachedFunctions ?? [])]).toEqual(expect.arrayContaining(["a.js double", "a.js twice"]));
});
