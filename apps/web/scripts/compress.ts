import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Writes a `.br` and a `.gz` file beside every text file of the build; the server sends them as they are. */

const folder = join(import.meta.dirname, '../build/client');
const compressible = /\.(js|css|svg|json|txt|html|webmanifest)$/;
/** Bytes. A chunk of a few hundred is a third smaller compressed, and a page loads dozens of them. */
const smallest = 256;
/** Bytes. Above, the best quality takes seconds for each megabyte and saves a thirtieth; no page of members begins with such a file. */
const largestAtBest = 256 * 1024;

const compressed = async (file: string): Promise<boolean> => {
  const content = await readFile(file);
  if (content.length < smallest) return false;
  const brotli = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: content.length > largestAtBest ? 9 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const zipped = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
  return true;
};

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && compressible.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
const done = await Promise.all(files.map(compressed));
console.log(`${done.filter(Boolean).length} files compressed`);
