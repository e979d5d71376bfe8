import { writeFile } from 'node:fs/promises';
import { cut, files, folder } from './fonts.ts';

/** Writes the files of the screens' typefaces anew (`npm run cut-fonts`). */

for (const file of files) {
  const bytes = await cut(file);
  await writeFile(new URL(file.name, folder), bytes);
  console.log(`${file.name}: ${bytes.length} bytes`);
}
