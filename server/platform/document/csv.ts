/** A byte order mark, by which Excel recognises UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** Characters at the start of a cell that make a spreadsheet run it as a formula. */
const formula = /^[\s]*[=+\-@\t\r]/u;

/** The first line of a CSV file. */
export const csvHead = (headers: readonly string[]): string => BYTE_ORDER_MARK + csvLine(headers);

/** One line of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula begins with an apostrophe instead. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(",")}\r\n`;

function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
