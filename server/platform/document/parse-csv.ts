import { CsvError, parse } from "csv-parse/sync";

/** The rows of a CSV file as RFC 4180 describes it. Null if a quote is where none may be. Empty lines are left out. */
export function parseCsv(text: string): string[][] | null {
  try {
    const rows: string[][] = parse(text, { record_delimiter: ["\r\n", "\n", "\r"], relax_column_count: true });
    return rows.filter((row) => row.length > 1 || row[0] !== "");
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}
