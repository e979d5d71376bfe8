/** Everything that XML 1.0 has no place for, halves of characters with it. */
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as an element or an attribute of XML holds it. */
export const xmlText = (text: string): string =>
  text.replace(impossible, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);

export const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>\n';
