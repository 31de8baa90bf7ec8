import { parseSync } from "vite";

/** A node of the syntax tree, in ESTree's form. Positions are offsets in the source. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** The tree of a source. Throws if the source cannot be parsed. */
export function parse(file: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return program as unknown as SyntaxNode;
}

export function canBeParsed(file: string, source: string): boolean {
  return parseSync(file, source).errors.length === 0;
}

/** Calls `enter` for each node that runs, parents first, with the nodes around it, innermost first. Skips types. */
export function walk(
  node: SyntaxNode,
  enter: (node: SyntaxNode, around: readonly SyntaxNode[]) => void,
  around: readonly SyntaxNode[] = [],
): void {
  if (!isType(node)) enter(node, around);
  const inside = [node, ...around];
  for (const child of childrenOf(node)) walk(child, enter, inside);
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return children.filter((child): child is SyntaxNode => isNode(child) && (!isType(child) || wraps(child)));
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

const isType = (node: SyntaxNode): boolean => node.type.startsWith("TS");

/** `value as Type` and the like: not a value itself, but with one inside. */
const wraps = (node: SyntaxNode): boolean => "expression" in node;

export const child = (node: SyntaxNode, key: string): SyntaxNode | undefined => {
  const value = node[key];
  return isNode(value) ? value : undefined;
};

export const children = (node: SyntaxNode, key: string): SyntaxNode[] => {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** The name of an identifier, or a property's key. Undefined for everything else. */
export function nameOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === "Identifier" || node?.type === "PrivateIdentifier") return String(node.name);
  return node?.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}

/** The name of what is called: `find` for `em.find(…)` and for `find(…)`. */
export function calleeName(call: SyntaxNode): string | undefined {
  const callee = child(call, "callee");
  return callee?.type === "MemberExpression" ? nameOf(child(callee, "property")) : nameOf(callee);
}

/** Without parentheses, `as Type`, `satisfies Type` and `!` around it. */
export function bare(node: SyntaxNode): SyntaxNode {
  const inner = child(node, "expression");
  const isWrapped = node.type === "ParenthesizedExpression" || isType(node);
  return inner && isWrapped ? bare(inner) : node;
}
