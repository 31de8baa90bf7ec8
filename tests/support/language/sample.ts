/**
 * An argument for any text: as text it is its own name, and whatever a text reads of it is a sample, too. So a rendered text
 * shows what it mentions: `‹0›` for its first parameter, `‹1.title›` for a field of the second.
 */
export function sample(name: string): never {
  const self = () => sample(name);
  return new Proxy(self, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive || key === "toString") return () => `‹${name}›`;
      return key === "length" ? 1 : sample(/^(join|map)$/.test(String(key)) ? name : `${name}.${String(key)}`);
    },
  }) as never;
}

/** A text as people would read it, with samples for its parameters. */
export const rendered = (text: unknown): string =>
  JSON.stringify(
    typeof text === "function" ? text(...Array.from({ length: text.length }, (_, index) => sample(`${index}`))) : text,
  );

/** What a rendered text mentions. */
export const mentioned = (text: string): string[] => [...new Set(text.match(/‹[\w.]+›/g))].toSorted();
