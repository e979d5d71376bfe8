/** Under which key a thread's contest is kept until it was sent. */
export const contestDraft = (threadId: string): string => `contest:${threadId}`;
