/** A visible character: a text without any counts as empty. */
const visibleCharacter = /[^\s\p{Cf}\u115f\u1160\u2800\u3164]/u;

/** True for a text that is empty, or has a visible character. */
export const isVisible = (text: string): boolean => text === '' || visibleCharacter.test(text);
