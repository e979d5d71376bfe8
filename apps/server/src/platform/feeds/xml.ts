/** Characters that XML 1.0 does not allow, lone surrogates included. */
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text for an element or an attribute of XML. */
export const xmlText = (text: string): string =>
  text.replace(impossible, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);

export const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>\n';
