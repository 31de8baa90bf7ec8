export const loading = (caption: string): string => `Loading ${caption}...`;

export const sortHint = "Sort by this column";
/** The header of the column with the rows' menus, for screen readers. */
export const actionsHeader = "Actions";
export const rowActionsLabel = (row: string): string => `Actions for ${row}`;

export const selectAllLabel = "Select all on this page";
export const selectAllHint = "Select all";
export const selectRowLabel = (row: string): string => `Select ${row}`;
export const selectedCount = (count: number): string => `${count} selected`;
export const clearSelectionButton = "Clear";

export const pagesLabel = "Pages";
export const pageStatus = (page: number, pageCount: number, rowCount: number): string =>
  `Page ${page} of ${pageCount}, ${rowCount} in all`;
export const previousPageLabel = "Previous page";
export const nextPageLabel = "Next page";
