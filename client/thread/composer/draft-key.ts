/** The name under which this member's draft in a thread is saved. */
export const draftKeyOf = (memberId: string, threadId: string): string => `${memberId} ${threadId}`;
