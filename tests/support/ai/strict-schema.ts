/** JSON Schema keywords that strict mode does not know. */
const unknownKeywords = ["minLength", "maxLength", "oneOf", "default", "const"];

/** Why the API would refuse this schema in strict mode; null if it accepts it. */
export function strictSchemaFault(schema: unknown, path = "root"): string | null {
  if (typeof schema !== "object" || schema === null) return `${path} is no schema`;
  const node = schema as Record<string, unknown>;
  const keyword = unknownKeywords.find((name) => name in node);
  if (keyword) return `${path} has the keyword ${keyword}`;
  if (path === "root" && node.type !== "object") return "the root is no object";
  if (node.type === "array") return strictSchemaFault(node.items, `${path}[]`);
  if (node.type !== "object") return null;
  const properties = node.properties as Record<string, unknown>;
  if (node.additionalProperties !== false) return `${path} allows additional properties`;
  const required = node.required as readonly string[];
  const names = Object.keys(properties);
  if (names.some((name) => !required.includes(name))) return `${path} has an optional property`;
  return names.map((name) => strictSchemaFault(properties[name], `${path}.${name}`)).find((fault) => fault) ?? null;
}
