import type { EntityManager } from "@mikro-orm/postgresql";
import type { LinkPreview } from "../../schema/link-preview/api.ts";
import type { Database } from "./database/database.ts";
import type { Member } from "./session.ts";

/** Who reads a preview, and how. */
export interface PreviewReader {
  readonly member: Member;
  readonly em: EntityManager;
  readonly database: Pick<Database, "run">;
}

type WithoutPath<Preview> = Preview extends unknown ? Omit<Preview, "path"> : never;
/** What a page is called, and a line about it. */
export type PagePreview = WithoutPath<LinkPreview>;

/**
 * Reads what stands at an address: null if that is no page of this feature, or if it has nothing for this reader. It asks the rule
 * that the page itself asks.
 */
export type ReadPagePreview = (pathname: string, reader: PreviewReader) => Promise<PagePreview | null>;

/** What `:id` is in an address of this form, "/event/:id". Undefined for any other address, and for ids that are none. */
export function idAt(form: string, pathname: string): string | undefined {
  const [, id] =
    new RegExp(`^${form.replace(":id", "([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})")}/*$`, "i").exec(pathname) ?? [];
  return id;
}
