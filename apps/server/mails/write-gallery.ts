import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gallery } from './gallery.ts';

/** Writes the page of every mail and says where (`npm run mails`); widths in px may be named: `npm run mails -- 320`. */

const widths = process.argv.slice(2).map(Number).filter(Number.isInteger);
const file = join(await mkdtemp(join(tmpdir(), 'basoche-mails-')), 'mails.html');
await writeFile(file, gallery(widths.length === 0 ? undefined : widths));
console.log(file);
