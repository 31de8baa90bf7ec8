/** For screen readers, when a message arrives. */
export const announcedMessage = (author: string, content: string): string => `${author}: ${content}`;
