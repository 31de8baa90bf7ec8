import { type ESTree, parseSync, Visitor } from "vite";

/** Properties that lay out an element. All others draw; only `client/ui` may use those. */
const layoutProperty = new RegExp(
  `^(${[
    "display|visibility|isolation|contain|container(-.+)?|box-sizing|aspect-ratio|object-(fit|position)",
    "(grid|flex)(-.+)?|order|(row-|column-)?gap|columns?(-(count|width|span|fill))?|break-.+",
    "(margin|padding|inset|scroll-(margin|padding))(-.+)?|top|right|bottom|left|position|z-index|float|clear",
    "((min|max)-)?(width|height|inline-size|block-size)",
    "(align|justify|place)-(content|items|self)|text-align(-last)?|vertical-align|text-justify|writing-mode",
    "overflow(-.+)?|overscroll-behavior(-.+)?|scrollbar-gutter|text-overflow|white-space|word-break|touch-action",
    "--.+",
  ].join("|")})$`,
);

const cssTags = new Set(["styled", "css", "createGlobalStyle", "keyframes"]);
/** Replaces an interpolation of a template literal. */
const placeholder = /«(\d+)»/g;

type Node = ESTree.Node;

/** The first name of a tag, such as `styled` in `styled.div.attrs(...)<Props>`. */
function rootName(tag: Node): string | undefined {
  if (tag.type === "Identifier") return tag.name;
  if (tag.type === "MemberExpression") return rootName(tag.object);
  if (tag.type === "CallExpression") return rootName(tag.callee);
  return undefined;
}

/** The declarations of a style sheet, each with the interpolated mixins before it. */
function declarationsIn(text: string): { property: string; mixins: number[] }[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, "");
  return [...plain.matchAll(/([^;{}]*)([;{}]|$)/g)].flatMap(([, chunk = "", end]) => {
    if (end === "{") return [];
    const [, leading = "", rest = ""] = chunk.match(/^((?:\s|«\d+»(?!\s*:))*)(.*)$/s) ?? [];
    const mixins = [...leading.matchAll(placeholder)].map(([, index]) => Number(index));
    return [{ property: rest.split(":")[0]?.trim() ?? "", mixins }];
  });
}

/** Finds everything in a source file that draws (properties, mixins, animations); returns `line: what`. */
export function drawingStyles(path: string, source: string): string[] {
  const { program } = parseSync(path, source);
  const imports = program.body.filter((node) => node.type === "ImportDeclaration");
  const imported = new Set(imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)));
  const found: string[] = [];
  const report = (at: number, what: string) => found.push(`${source.slice(0, at).split("\n").length}: ${what}`);

  function checkMixin(node: Node | undefined): void {
    const name = node && rootName(node);
    if (node && name !== undefined && imported.has(name)) report(node.start, `mixin ${name}`);
  }

  function checkText(at: number, text: string, expressions: readonly Node[]): void {
    for (const { property, mixins } of declarationsIn(text)) {
      for (const index of mixins) checkMixin(expressions[index]);
      if (property !== "" && !layoutProperty.test(property)) report(at, property.replace(placeholder, "..."));
    }
  }

  function checkTemplate({ start, quasis, expressions }: ESTree.TemplateLiteral): void {
    const text = quasis.map(({ value }, index) => value.raw + (index < expressions.length ? `«${index}»` : ""));
    checkText(start, text.join(""), expressions);
  }

  const tagged = new Set<Node>();
  const styled: ESTree.TaggedTemplateExpression[] = [];
  new Visitor({
    TaggedTemplateExpression(node) {
      tagged.add(node.quasi);
      const name = rootName(node.tag);
      if (name === "keyframes") report(node.start, "keyframes");
      else if (name !== undefined && cssTags.has(name)) styled.push(node);
    },
    JSXAttribute({ name, value }) {
      const object = value?.type === "JSXExpressionContainer" ? value.expression : undefined;
      if (name.name !== "style" || object?.type !== "ObjectExpression") return;
      for (const each of object.properties) {
        const key = each.type === "Property" && each.key.type === "Identifier" ? each.key.name : undefined;
        const property = key?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        if (property !== undefined && !layoutProperty.test(property)) report(each.start, `style ${property}`);
      }
    },
  }).visit(program);

  for (const { quasi } of styled) checkTemplate(quasi);
  if (styled.length === 0) return found;
  const looksLikeCss = (text: string) => /^\s*(-*[a-z][a-z-]*:\s|&|@media)/.test(text);
  new Visitor({
    TemplateLiteral(node) {
      if (!tagged.has(node) && looksLikeCss(node.quasis.map(({ value }) => value.raw).join("0"))) checkTemplate(node);
    },
  }).visit(program);
  // Strings inside an interpolation are also part of the style sheet.
  for (const { quasi } of styled) {
    for (const expression of quasi.expressions) {
      for (const [, , text = ""] of source.slice(expression.start, expression.end).matchAll(/(["'])([^"'`]*;)\1/g)) {
        checkText(expression.start, text, []);
      }
    }
  }
  return found;
}
