import type { SyntaxNode } from "./syntax.ts";
import type { Edit } from "./syntax-edits.ts";

const isStatement = /\b(select|returning)\s|\binsert into\b|\bupdate\s+\S+.*\bset\b|\bdelete from\b/s;
const isPart = /^\s*(from|join|left join|where|and|or|order by|case when|for update)\s|\bis (not )?null\b/;
/** Words, operators and brackets of SQL. What is in quotation marks is one token, and so are `${` and `}`. */
const tokens = /'(?:[^']|'')*'|"[^"]*"|\$\{|::|<>|<=|>=|->>?|@>|<@|[<>=(){}]|[a-z_][\w.]*|\S/gi;
const ends =
  /^(and|or|order|group|limit|returning|for|union|on|where|join|left|inner|cross|having|window|offset|then|when|else|end|from|set)$/i;

interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** How many brackets are open around it. */
  readonly depth: number;
}

/** Small faults of the SQL in a text or template. */
export function sqlEdits(node: SyntaxNode, source: string): Edit[] {
  if (node.type !== "TemplateLiteral" && typeof node.value !== "string") return [];
  const text = source.slice(node.start + 1, node.end - 1);
  if (!/\s/.test(text) || !(isStatement.test(text) || isPart.test(text))) return [];
  const found = tokenize(text, node.start + 1);
  const at = (index: number) => found[index]?.text.toLowerCase() ?? "";
  return found.flatMap((token, index) => [
    ...withoutCondition(found, index, source),
    ...withoutLock(found, index),
    ...otherWord(token, at(index + 1), at(index - 1), at(index + 2)),
  ]);
}

/** The tokens outside `${…}`, which is one token: TypeScript has mutations of its own. */
function tokenize(text: string, offset: number): Token[] {
  const found: Token[] = [];
  let depth = 0;
  let insideFrom = 0;
  let inside = 0;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    const start = offset + index;
    if (token === "${" || (inside > 0 && token === "{")) {
      if (inside === 0) insideFrom = start;
      inside += 1;
    } else if (inside > 0) {
      if (token === "}") inside -= 1;
      if (inside === 0) found.push({ text: "(expression)", start: insideFrom, end: start + 1, depth });
    } else {
      if (token === ")") depth -= 1;
      found.push({ text: token, start, end: start + token.length, depth });
      if (token === "(") depth += 1;
    }
  }
  return found;
}

/** A condition that no longer decides anything. Its text stays, because it may hold a parameter. */
function withoutCondition(found: readonly Token[], index: number, source: string): Edit[] {
  const word = found[index];
  if (!word || !/^(where|and|on|or)$/i.test(word.text) || isBetween(found, index)) return [];
  const rest = found.slice(index + 1);
  const [first] = rest;
  if (!first || /^(conflict|update|delete)$/i.test(first.text)) return [];
  const isOver = (each: Token, at: number) =>
    each.depth < word.depth || (each.depth === word.depth && ends.test(each.text) && !isBetween(found, index + 1 + at));
  const end = rest.findIndex(isOver);
  const last = rest[(end === -1 ? rest.length : end) - 1];
  if (!last || end === 0) return [];
  const verdict = /^or$/i.test(word.text) ? "and false" : "or true";
  return [{ start: first.start, end: last.end, text: `(${source.slice(first.start, last.end)} ${verdict})` }];
}

/** The `and` of `between … and …`. */
function isBetween(found: readonly Token[], index: number): boolean {
  const token = found[index];
  if (!/^and$/i.test(token?.text ?? "")) return false;
  const before = found.slice(0, index).filter(({ depth }) => depth === token?.depth);
  return /^between$/i.test(before.findLast(({ text }) => /^(between|and|where|on|or)$/i.test(text))?.text ?? "");
}

function withoutLock(found: readonly Token[], index: number): Edit[] {
  const [word, kind] = [found[index], found[index + 1]];
  if (!word || !kind || word.text !== "for" || !/^(update|share)$/.test(kind.text)) return [];
  const rest = found.slice(index + 2);
  const end = rest.findIndex(({ text }) => !/^(of|skip|locked|nowait)$/.test(text) && !/^[a-z_]+$/.test(text));
  const last = rest[(end === -1 ? rest.length : end) - 1] ?? kind;
  const whole = { start: word.start, end: last.end, text: "" };
  return last.text === "locked" ? [whole, { start: kind.end, end: last.end, text: "" }] : [whole];
}

const swapped: Record<string, string> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "<>": "=",
  asc: "desc",
  desc: "asc",
  greatest: "least",
  least: "greatest",
};

function otherWord({ text, start, end }: Token, next: string, previous: string, afterNext: string): Edit[] {
  const word = text.toLowerCase();
  const other = swapped[word];
  // No two moments are equal.
  if (/^[<>]/.test(word) && /^(now|clock_timestamp)$/i.test(next)) return [];
  if (other) return [{ start, end, text: other }];
  if (word === "is" && next === "null") return [{ start, end, text: "is not" }];
  if (word === "not" && next === "null" && previous === "is") return [{ start, end, text: "" }];
  if (word === "not" && next === "exists") return [{ start, end, text: "" }];
  if (word === "exists" && previous !== "not" && next === "(") return [{ start, end, text: "not exists" }];
  if ((word === "min" || word === "max") && next === "(" && afterNext !== "") {
    return [{ start, end, text: word === "min" ? "max" : "min" }];
  }
  return [];
}
