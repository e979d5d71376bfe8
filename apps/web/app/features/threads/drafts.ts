/** Under which key a thread's contest is kept until it was sent. */
export const contestDraft = (threadId: string): string => `contest:${threadId}`;

/** The same for a new price. */
export const priceDraft = (threadId: string): string => `price:${threadId}`;
