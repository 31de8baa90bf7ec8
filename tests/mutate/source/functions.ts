import { calleeName, child, children, nameOf, parse, type SyntaxNode, walk } from "./syntax.ts";

/** A function of a source, by a name that survives changes elsewhere in the file: `save`, `save>map`, `save>map#2`. */
export interface SourceFunction {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly body: SyntaxNode;
}

const kinds = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"];

export function functionsOf(program: SyntaxNode): SourceFunction[] {
  const names = new Map<SyntaxNode, string>();
  const taken = new Map<string, number>();
  const found: SourceFunction[] = [];
  walk(program, (node, around) => {
    const body = child(node, "body");
    if (!kinds.includes(node.type) || !body) return;
    const outer = around.find((each) => names.has(each));
    const own = ownName(node, around);
    const full = outer ? `${names.get(outer)}>${own}` : own;
    const nth = (taken.get(full) ?? 0) + 1;
    taken.set(full, nth);
    const name = nth === 1 ? full : `${full}#${nth}`;
    names.set(node, name);
    found.push({ name, start: node.start, end: node.end, body });
  });
  return found;
}

/** The function's own name, that of what holds it, or that of the call that receives it. */
function ownName(node: SyntaxNode, around: readonly SyntaxNode[]): string {
  const declared = nameOf(child(node, "id"));
  if (declared) return declared;
  for (const each of around) {
    if (kinds.includes(each.type)) break;
    const holder = nameOf(child(each, "key")) ?? nameOf(child(each, "id"));
    if (holder) return holder;
    if (each.type === "CallExpression") return calleeName(each) ?? "call";
  }
  return "function";
}

/** The innermost function around a position. */
export function functionAt(functions: readonly SourceFunction[], position: number): SourceFunction | undefined {
  const around = functions.filter(({ start, end }) => start <= position && position < end);
  return around.sort((one, other) => other.start - one.start)[0];
}

/** Where a probe says which function runs: `server/ticket/ticket.ts save`. */
export const functionKey = (file: string, name: string): string => `${file} ${name}`;

/** The source with a probe in each function: it adds the function's key to the global set `reachedFunctions`. */
export function withProbes(file: string, source: string): string {
  const inserts = functionsOf(parse(file, source)).flatMap(({ name, body }) => {
    const probe = `(globalThis.reachedFunctions??=new Set()).add(${JSON.stringify(functionKey(file, name))})`;
    if (body.type === "BlockStatement") return [{ at: body.start + 1, text: `${probe};` }];
    return [
      { at: body.start, text: `(${probe},` },
      { at: body.end, text: ")" },
    ];
  });
  return inserts
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at), source);
}

/** A declaration outside all functions: its names and whether other files can import it. */
export interface TopLevel {
  readonly names: readonly string[];
  readonly start: number;
  readonly end: number;
}

export function topLevelsOf(program: SyntaxNode): TopLevel[] {
  return children(program, "body").map((statement) => {
    const declaration = child(statement, "declaration") ?? statement;
    const parts = [declaration, ...children(declaration, "declarations")];
    const names = parts.flatMap((part) => [nameOf(child(part, "id")) ?? []].flat());
    return { names, start: statement.start, end: statement.end };
  });
}
