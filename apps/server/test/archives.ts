import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** What a ZIP holds, by the names of its entries, as text. */
export const readZip = async (archive: Buffer): Promise<Map<string, string>> => {
  const zip = await fromBufferPromise(archive);
  const found = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    found.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  }
  return found;
};
