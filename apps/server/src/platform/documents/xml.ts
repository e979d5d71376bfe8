// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Removes characters that XML does not allow (XML 1.0, 2.2): lone surrogates, controls, U+FFFE and U+FFFF. */
export const withinXml = (text: string): string => text.toWellFormed().replace(notXml, '');
