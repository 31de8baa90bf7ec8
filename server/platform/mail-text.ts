/** For mail programs that show no button. */
export const orOpen = (url: string): string => `Or open this address: ${url}`;
