/** The rows of a CSV file as RFC 4180 describes it. Null if a quote is where none may be. Empty lines are left out. */
export function parseCsv(text: string): string[][] | null {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length || row.length > 0) {
    const field = text[at] === '"' ? quotedField(text, at) : plainField(text, at);
    const end = field && (/^(?:,|\r\n|[\r\n]|$)/.exec(text.slice(field.end, field.end + 2))?.[0] ?? null);
    if (!field || end === null) return null;
    row.push(field.value);
    at = field.end + end.length;
    if (end === ",") continue;
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
  }
  return rows;
}

interface Field {
  readonly value: string;
  /** The place after it. */
  readonly end: number;
}

function plainField(text: string, start: number): Field | null {
  let end = start;
  while (end < text.length && !',\r\n"'.includes(text[end] ?? "")) end += 1;
  return { value: text.slice(start, end), end };
}

/** Two quotes within the field stand for one. Null if it never ends. */
function quotedField(text: string, start: number): Field | null {
  let value = "";
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return null;
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    from = quote + 2;
  }
}
