// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Without what XML has no room for (XML 1.0, 2.2): halves of characters, controls, and two that are no characters. */
export const withinXml = (text: string): string => text.toWellFormed().replace(notXml, '');
