import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Gives the style sheet of the frame one address. The router adds `#` to that of a style sheet that lazy chunks need as
 * well, so that they load it again, after those of the page, over which it then wins. The frame's stays in every document.
 */

const folder = join(import.meta.dirname, '../build');
const markedAddress = /(\/frame-[\w-]+\.css)#/g;

for (const file of globSync(['server/index.js', 'client/assets/manifest-*.js'], { cwd: folder })) {
  const path = join(folder, file);
  const content = await readFile(path, 'utf8');
  await writeFile(path, content.replace(markedAddress, '$1'));
}
