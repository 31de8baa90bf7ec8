import { extractText, getDocumentProxy } from "unpdf";

const POINTS_PER_INCH = 72;
const MM_PER_INCH = 25.4;

export interface ReadPdf {
  /** All of its text in reading order, with single spaces. */
  readonly text: string;
  readonly pages: number;
  /** Width and height of the first page, in whole millimetres. */
  readonly paperMm: readonly [number, number];
}

/** What people and programs find in a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The reader takes over the bytes that it gets.
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  const mm = (points: number) => Math.round((points / POINTS_PER_INCH) * MM_PER_INCH);
  return { text: text.replace(/\s+/g, " "), pages: pdf.numPages, paperMm: [mm(width), mm(height)] };
}
