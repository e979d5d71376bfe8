/** Under which key what is said with a refusal, of a price or of a candidate, is kept until it was sent. */
export const refusalDraft = (applicationID: string): string => `refusal:${applicationID}`;
