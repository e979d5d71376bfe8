/** A character that somebody sees: a text of others counts as empty. */
const visibleCharacter = /[^\s\p{Cf}\u115f\u1160\u2800\u3164]/u;

/** True for a text that is empty, or that has something to see. */
export const isVisible = (text: string): boolean => text === '' || visibleCharacter.test(text);
