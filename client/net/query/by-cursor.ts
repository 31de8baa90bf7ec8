interface Page {
  /** The cursor of the next page. Null at the end. */
  next: string | null;
}

/** For `infiniteQueryOptions`, of endpoints that reply with `next`. The first page has no cursor. */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: Page) => next,
};
