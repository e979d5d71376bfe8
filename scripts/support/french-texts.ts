import ts from 'typescript';

/** The French texts of a source file, as people read them. */

export interface FrenchText {
  readonly line: number;
  readonly text: string;
}

/** Stands for the value of a placeholder, `${…}` or `{…}`. */
const placeholder = '\uFFFC';

const french =
  /[àâçéèêëîïôùûœÀÂÇÉÈÊÎÔ«’]|(?<![\p{L}-])(?:le|la|les|un|une|des|du|de|et|est|sont|vous|votre|vos|pour|dans|sur|avec|sans|ne|pas|ce|cette|ces|son|sa|ses|nous|il|elle|au|aux|par|en|qui|que|plus|moins|ou|si|aucun|aucune|mission|missions|[ldjmtscn]'|qu'|jusqu'|aujourd'hui)(?!\p{L}|\.\w)/iu;
const english =
  /(?<![\p{L}-])(?:the|of|is|and|to|with|for|not|are|was|this|that|it|by|no|from|has|its|at|as|one|one's|who|which|were|all)(?![\p{L}-])/u;

/** HTML, style sheets. */
const markup = /^\s*<[!a-z]|\{[^}]*:[^}]*\}/;

/** True for a text in French; an English one may quote a French word. */
export const isFrench = (text: string): boolean =>
  french.test(text) && !english.test(text) && !markup.test(text);

/** A name of the code (a module, a key, a type), which nobody reads. */
const isName = ({ parent }: ts.Node): boolean =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  ts.isLiteralTypeNode(parent) ||
  ts.isElementAccessExpression(parent);

/** Statements of SQL are no prose. */
const isCode = (node: ts.Node): boolean =>
  ts.isTaggedTemplateExpression(node.parent) && /^sql\b/.test(node.parent.tag.getText());

const entities: Readonly<Record<string, string>> = { nbsp: '\u00a0', amp: '&', lt: '<', gt: '>', quot: '"' };
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|(\w+));/g, (whole, code?: string, name = '') =>
    code === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number(code)),
  );

/** The words of an element and of the elements inside it, on one line, as a browser joins them. */
const elementText = (node: ts.JsxElement | ts.JsxFragment): string =>
  node.children
    .map((child) => {
      if (ts.isJsxText(child)) return decoded(child.text).replaceAll(/\s*\n\s*/g, '\n');
      if (ts.isJsxExpression(child)) {
        const { expression } = child;
        if (expression === undefined) return '';
        return ts.isStringLiteralLike(expression) ? expression.text : placeholder;
      }
      return ts.isJsxElement(child) || ts.isJsxFragment(child) ? elementText(child) : placeholder;
    })
    .join('')
    .replaceAll(/^\n|\n$/g, '')
    .replaceAll('\n', ' ');

const isElement = (node: ts.Node): node is ts.JsxElement | ts.JsxFragment =>
  ts.isJsxElement(node) || ts.isJsxFragment(node);

const textOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node)) return isName(node) || isCode(node) ? null : node.text;
  if (ts.isTemplateExpression(node))
    return isCode(node)
      ? null
      : [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(placeholder);
  if (isElement(node) && !isElement(node.parent) && node.children.some(ts.isJsxText))
    return elementText(node);
  return null;
};

/** Every text of a TypeScript file that is no name of the code: strings, templates and the words of elements. */
export const textsOf = (path: string, source: string): FrenchText[] => {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: FrenchText[] = [];
  const walk = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null && /\p{L}/u.test(text))
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    ts.forEachChild(node, walk);
  };
  walk(file);
  return found;
};
