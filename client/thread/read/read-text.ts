/** For screen readers, when a message arrives. */
export const newMessage = (author: string, content: string): string => `${author}: ${content}`;
