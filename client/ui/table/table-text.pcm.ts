import type { Translates } from "../../../schema/language/translation.ts";

export const loading = (caption: string): string => `${caption} dey load...`;

export const sortHint = "Arrange by this column";
/** The header of the column with the rows' menus, for screen readers. */
export const actionsHeader = "Actions";
export const rowActionsLabel = (row: string): string => `Actions for ${row}`;

export const selectAllLabel = "Select everything for this page";
export const selectAllHint = "Select all";
export const selectRowLabel = (row: string): string => `Select ${row}`;
export const selectedCount = (count: number): string => `You select ${count}`;
export const clearSelectionButton = "Clear";

export const pagesLabel = "Pages";
/** "Page 1 of 3, 60 in all" */
export const pageStatus = (page: number, pageCount: number, rowCount: number): string =>
  `Page ${page} of ${pageCount}, ${rowCount} in all`;
export const previousPageLabel = "Page before";
export const nextPageLabel = "Next page";

export type Holds = Translates<typeof import("./table-text.ts"), typeof import("./table-text.pcm.ts")>;
