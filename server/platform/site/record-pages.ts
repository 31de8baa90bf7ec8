import type { Language } from "../../../schema/language/languages.ts";
import type { Log } from "../log.ts";

/** An image in link previews, with its absolute address and its size in pixels. */
export interface PreviewImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly type: string;
  readonly alt: string;
}

/** What search engines, link previews and readers without JavaScript see of a record's page. All of it is plain text. */
export interface RecordContent {
  /** The canonical address: "/event/0198…". */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Without one, previews show the site's image. */
  readonly image?: PreviewImage;
  /** A description of the record in the vocabulary of schema.org. */
  readonly jsonLd?: Readonly<Record<string, unknown>>;
  /** The lines under the title for readers without JavaScript. */
  readonly lines: readonly string[];
  /** The addresses that the screen reads first, exactly as the client requests them. */
  readonly reads: readonly string[];
}

/** The pages of a feature's records. Their title and preview come from the record, so they change when it does. */
export interface RecordPages {
  /** The address, with one parameter: "/event/:eventId". */
  readonly path: string;
  /** The module of the client's screen. */
  readonly module: string;
  /** In the page's language. Undefined if visitors see no record of this id, which may be any text. */
  read(id: string, language: Language): Promise<RecordContent | undefined>;
  /** The addresses of the records that search engines should list. */
  listed(): Promise<readonly string[]>;
}

/** The record's part of an address, or undefined if the address is not one of these pages. */
export function recordIdAt({ path }: RecordPages, pathname: string): string | undefined {
  const [, id] = new RegExp(`^${path.replace(/:\w+/, "([^/]+)")}/*$`, "i").exec(pathname) ?? [];
  return id;
}

/** The record's content; undefined if there is none; "unknown" if it could not be read. Then the screen says so itself. */
export async function readRecord(
  pages: RecordPages,
  { id, language }: { readonly id: string; readonly language: Language },
  log: Log,
): Promise<RecordContent | undefined | "unknown"> {
  try {
    return await pages.read(id, language);
  } catch (error) {
    log.error({ err: error, path: pages.path }, "the content of a page could not be read");
    return "unknown";
  }
}

/** The addresses of all listed records. */
export const listedPaths = async (recordPages: readonly RecordPages[]): Promise<readonly string[]> =>
  (await Promise.all(recordPages.map((pages) => pages.listed()))).flat();
