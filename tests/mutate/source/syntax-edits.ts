import { bare, calleeName, child, children, nameOf, type SyntaxNode } from "./syntax.ts";

/** Replaces a part of a source. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Mutate = (node: SyntaxNode, around: readonly SyntaxNode[], source: string) => Edit[];

const comparisons: Record<string, string> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "==": "!=",
  "!=": "==",
  "+": "-",
  "-": "+",
};
const otherCalls: Record<string, string> = { some: "every", every: "some", min: "max", max: "min" };
/** What a log says is not behaviour. */
const logLevels = ["trace", "debug", "info", "warn", "error", "fatal"];
/** Calls that read or write records: a property of their objects is a condition or a written value. */
const queries = /^(find|count|nativeUpdate|nativeDelete|upsert|insert|qb|where|andWhere|filter|assign)/;

/** Small faults at one node of the tree. */
export const syntaxEdits: Mutate = (node, around, source) =>
  (mutations[node.type] ?? []).flatMap((mutate) => mutate(node, around, source));

const textOf = (node: SyntaxNode, source: string): string => source.slice(node.start, node.end);
const replaced = (node: SyntaxNode, text: string): Edit => ({ start: node.start, end: node.end, text });

const negatedTest: Mutate = (node, _around, source) => {
  const test = child(node, "test");
  return test && !hasOwnNegation(test) ? [replaced(test, `!(${textOf(test, source)})`)] : [];
};

const hasOwnNegation = ({ type, operator }: SyntaxNode): boolean =>
  (type === "BinaryExpression" && /^[=!]==?$/.test(String(operator))) ||
  (type === "UnaryExpression" && operator === "!");

const withoutNegation: Mutate = (node, _around, source) => {
  const argument = child(node, "argument");
  return node.operator === "!" && argument ? [replaced(node, textOf(argument, source))] : [];
};

const eitherSide: Mutate = (node, _around, source) => {
  const [left, right] = [child(node, "left"), child(node, "right")];
  if (!left || !right) return [];
  const sides = node.operator === "??" ? [left] : [left, right];
  return sides.map((side) => replaced(node, textOf(side, source)));
};

const otherOperator: Mutate = (node, _around, source) => {
  const [left, right] = [child(node, "left"), child(node, "right")];
  const operator = String(node.operator);
  const other = comparisons[operator];
  if (!left || !right || !other) return [];
  if (operator === "+" && [left, right].some(isText)) return [];
  const at = source.indexOf(operator, left.end);
  return [
    {
      start: node.start,
      end: node.end,
      text: source.slice(node.start, at) + other + source.slice(at + operator.length, node.end),
    },
  ];
};

const isText = (node: SyntaxNode): boolean => {
  const value = bare(node);
  if (value.type === "BinaryExpression")
    return [child(value, "left"), child(value, "right")].some((side) => side && isText(side));
  return value.type === "TemplateLiteral" || typeof value.value === "string";
};

const removedStatement: Mutate = (node, _around, source) => {
  const expression = child(node, "expression");
  if (expression?.type === "AssignmentExpression") return [replaced(node, "void 0;")];
  const called = expression?.type === "AwaitExpression" ? child(expression, "argument") : expression;
  const call = called?.type === "UnaryExpression" ? child(called, "argument") : called;
  if (call?.type !== "CallExpression" || child(call, "callee")?.type === "Super") return [];
  return isLog(call, source) ? [] : [replaced(node, "void 0;")];
};

function isLog(call: SyntaxNode, source: string): boolean {
  const callee = child(call, "callee");
  const object = callee && child(callee, "object");
  return (
    object !== undefined &&
    /\blog$|^console$/.test(textOf(object, source)) &&
    logLevels.includes(calleeName(call) ?? "")
  );
}

const otherValue: Mutate = (node, around, source) => {
  if (typeof node.value === "boolean") return [replaced(node, String(!node.value))];
  const isValue = typeof node.value === "number" && !isKey(node, around[0]);
  const isNamed = around[0]?.type === "VariableDeclarator" || isReturned(node, around);
  // One more of a long time would make no difference.
  const other = Math.abs(Number(node.value)) < 1000 ? "+ 1" : "* 2";
  return isValue && isNamed ? [replaced(node, `(${textOf(node, source)} ${other})`)] : [];
};

const isKey = (node: SyntaxNode, parent: SyntaxNode | undefined): boolean => parent?.key === node;

function isReturned(node: SyntaxNode, around: readonly SyntaxNode[]): boolean {
  const parent = around[0];
  if (parent?.type === "ConditionalExpression" && parent.test !== node) return isReturned(parent, around.slice(1));
  return parent?.type === "ReturnStatement" || (parent?.type === "ArrowFunctionExpression" && parent.body === node);
}

const withoutProperty: Mutate = (node, around) => {
  const call = around.find(({ type }) => type === "CallExpression");
  const isArgument = call !== undefined && around.slice(0, around.indexOf(call)).every(isPartOfArgument);
  if (!isArgument || !queries.test(calleeName(call) ?? "")) return [];
  return withoutEach(children(node, "properties"));
};

const isPartOfArgument = ({ type }: SyntaxNode): boolean =>
  ["ObjectExpression", "Property", "TSAsExpression", "TSSatisfiesExpression", "ParenthesizedExpression"].includes(type);

/** Roles and states that something is allowed for. */
const withoutElement: Mutate = (node) => {
  const elements = children(node, "elements");
  const areNames =
    elements.length > 1 && elements.every((element) => nameOf(element) !== undefined && element.type === "Literal");
  return areNames ? withoutEach(elements) : [];
};

/** Removes each part of a list, with the comma after or before it. */
function withoutEach(parts: readonly SyntaxNode[]): Edit[] {
  return parts.map((part, index) => {
    const next = parts[index + 1];
    const previous = parts[index - 1];
    if (next) return { start: part.start, end: next.start, text: "" };
    return { start: previous ? previous.end : part.start, end: part.end, text: "" };
  });
}

const otherCall: Mutate = (node, _around, source) => {
  const callee = child(node, "callee");
  const property = callee && child(callee, "property");
  const object = callee && child(callee, "object");
  const name = calleeName(node) ?? "";
  if (!property || !object) return [];
  const other = otherCalls[name];
  if (other) return [replaced(property, other)];
  const isFilter = name === "filter" && children(node, "arguments").length === 1;
  return isFilter ? [replaced(node, textOf(object, source))] : [];
};

const mutations: Record<string, Mutate[]> = {
  IfStatement: [negatedTest],
  ConditionalExpression: [negatedTest],
  WhileStatement: [negatedTest],
  LogicalExpression: [eitherSide],
  BinaryExpression: [otherOperator],
  UnaryExpression: [withoutNegation],
  ExpressionStatement: [removedStatement],
  Literal: [otherValue],
  ObjectExpression: [withoutProperty],
  ArrayExpression: [withoutElement],
  CallExpression: [otherCall],
};
