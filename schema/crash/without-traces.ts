const REMOVED = "[removed]";

/** Browsers quote names of variables and properties, `reading 'map'`, and texts, which have a capital letter or a space. */
const quoted = /(^|[^\w])(?:"(.*?)"|'(.*?)'|`(.*?)`)(?!\w)/g;
const isCode = (words: string) => /^[a-z_$][\w$.]*$/.test(words) || words === REMOVED;

/** In their order: what an earlier one has removed hides nothing from a later one. */
const traces: readonly RegExp[] = [
  // What could not be read as JSON stands in the message, whole or in part, with quotation marks of its own.
  /^.*\bJSON\b.*$/g,
  /\/.*\/\w*: .*$/g,
  /[“‘«].*[”’»]/g,
  // Addresses: of a page or a script, of an e-mail, of a part of this site.
  /[a-z][a-z+.-]*:\/\/\S*/gi,
  /\S+@\S+/g,
  /[/?]\S*[/=]\S*/g,
  // Ids and tokens.
  /(?=[\w.-]*\d)[\w.-]{9,}|[\w-]{32,}/g,
  // Phone numbers, IP addresses and other long numbers.
  /\+?\d[\d .()-]{3,}\d/g,
  // No message of a browser has them.
  /[^\x20-\x7e]+/g,
];

/**
 * The message of an error without anything by which somebody could be recognised: texts, names, ids, addresses, query strings,
 * tokens, long numbers. What the program calls its own variables stays. Doing it twice changes nothing.
 */
export function messageWithoutTraces(message: string): string {
  const [line = ""] = message.split("\n");
  const code = line.replace(quoted, (all, before, ...[double, single, back]) =>
    isCode(double ?? single ?? back) ? all : `${before}${REMOVED}`,
  );
  return traces.reduce((left, trace) => left.replace(trace, REMOVED), code);
}

const frame =
  /^\s*(?:at )?(?:(?:async |new )*([\w$.]+)(?: \(|@))?.*?([\w-][\w.-]*\.(?:m?js|tsx?))(?:\?[^:]*)?(:\d+:\d+)\)?$/;

/** The lines of a stack that name a place in a script, without the script's address. Doing it twice changes nothing. */
export function stackWithoutTraces(stack: string): string {
  const frames = stack.split("\n").flatMap((line) => {
    const [, name, script, place] = frame.exec(line) ?? [];
    if (script === undefined) return [];
    return [name === undefined ? `${script}${place}` : `${name} (${script}${place})`];
  });
  return frames.join("\n");
}
