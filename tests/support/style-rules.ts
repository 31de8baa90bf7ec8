import { type ESTree, parseSync, Visitor } from "vite";
import { space } from "../../client/ui/tokens.ts";

const cssTags = new Set(["styled", "css", "createGlobalStyle", "keyframes"]);
/** Replaces an interpolation of a template literal. */
const placeholder = /«(\d+)»/g;

/** A line's width, to make up for a border. */
const LINE_PX = 1;
const steps = new Set<number>([0, LINE_PX, ...space]);
const REM_PX = 16;
/** Other lengths depend on the text or the screen around them (`em`, `vw`), so no scale has them. */
const lengths = /(?<![\w.])(\d*\.?\d+)(px|rem)\b/g;
const isBesideScale = (value: string) =>
  [...value.matchAll(lengths)].some(([, number, unit]) => !steps.has(Number(number) * (unit === "rem" ? REM_PX : 1)));

/** What a value may not contain, because tokens hold it: by property. */
const rules: readonly { property: RegExp; isLiteral: (value: string) => boolean }[] = [
  {
    property: /^(?!--)/,
    isLiteral: (value) => /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i.test(value),
  },
  { property: /^font(-size)?$/, isLiteral: (value) => /(?<![\w.-])\d*\.?\d+(px|rem|pt|%)/.test(value) },
  { property: /^border-(.+-)?radius$/, isLiteral: (value) => /(?<![\w.-])\d*\.?\d+(px|rem|%)/.test(value) },
  { property: /^((row-|column-)?gap|(padding|margin)(-.+)?)$/, isLiteral: isBesideScale },
];

type Node = ESTree.Node;

interface Declaration {
  property: string;
  value: string;
}

/** The first name of a tag, such as `styled` in `styled.div.attrs(...)<Props>`. */
function rootName(tag: Node): string | undefined {
  if (tag.type === "Identifier") return tag.name;
  if (tag.type === "MemberExpression") return rootName(tag.object);
  if (tag.type === "CallExpression") return rootName(tag.callee);
  return undefined;
}

function declarationsIn(text: string): Declaration[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, "");
  return [...plain.matchAll(/([^;{}]*)([;{}]|$)/g)].flatMap(([, chunk = "", end]) => {
    const [, property, value] = chunk.match(/([a-z-]+)\s*:(.*)$/s) ?? [];
    return end === "{" || property === undefined || value === undefined ? [] : [{ property, value }];
  });
}

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const stringsIn = (code: string) => [...code.matchAll(/(["'])([^"'`\n]*)\1/g)].map(([, , text = ""]) => text);

/** Finds everything in the styles of a source file that a token should say; returns `line: declaration`. */
export function literalStyles(path: string, source: string): string[] {
  const { program } = parseSync(path, source);
  const found: string[] = [];

  function check(at: number, { property, value }: Declaration): void {
    if (!rules.some((rule) => rule.property.test(property) && rule.isLiteral(value))) return;
    found.push(`${source.slice(0, at).split("\n").length}: ${property}: ${value.trim()}`);
  }

  function checkTemplate({ start, quasis, expressions }: ESTree.TemplateLiteral): void {
    const text = quasis
      .map(({ value }, index) => value.raw + (index < expressions.length ? `«${index}»` : ""))
      .join("");
    for (const { property, value } of declarationsIn(text)) {
      check(start, { property, value: value.replaceAll(placeholder, "") });
      // What a condition chooses between.
      for (const [, index] of value.matchAll(placeholder)) {
        const expression = expressions[Number(index)];
        const code = expression ? source.slice(expression.start, expression.end) : "";
        for (const choice of stringsIn(code)) check(start, { property, value: choice });
      }
    }
  }

  const tagged = new Set<Node>();
  const styled: ESTree.TaggedTemplateExpression[] = [];
  new Visitor({
    TaggedTemplateExpression(node) {
      tagged.add(node.quasi);
      if (cssTags.has(rootName(node.tag) ?? "")) styled.push(node);
    },
    JSXAttribute({ name, value }) {
      const object = value?.type === "JSXExpressionContainer" ? value.expression : undefined;
      if (name.name !== "style" || object?.type !== "ObjectExpression") return;
      for (const each of object.properties) {
        if (each.type !== "Property" || each.key.type !== "Identifier") continue;
        const text = source.slice(each.value.start, each.value.end);
        check(each.start, {
          property: kebabCase(each.key.name),
          value: text.replaceAll(/(?<![\w.])\d+(?![\w.%])/g, "$&px"),
        });
      }
    },
  }).visit(program);

  for (const { quasi } of styled) checkTemplate(quasi);
  if (styled.length === 0) return found;
  const looksLikeCss = (text: string) => /^\s*(-*[a-z][a-z-]*:\s|&|>|@media)/.test(text);
  new Visitor({
    TemplateLiteral(node) {
      if (!tagged.has(node) && looksLikeCss(node.quasis.map(({ value }) => value.raw).join("0"))) checkTemplate(node);
    },
  }).visit(program);
  // Strings inside an interpolation are also part of the style sheet.
  for (const { quasi } of styled) {
    for (const expression of quasi.expressions) {
      for (const text of stringsIn(source.slice(expression.start, expression.end))) {
        for (const declaration of declarationsIn(text)) check(expression.start, declaration);
      }
    }
  }
  return found;
}
