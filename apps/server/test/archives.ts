import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Content of a ZIP as text, by entry name. */
export const readZip = async (archive: Buffer): Promise<Map<string, string>> => {
  const zip = await fromBufferPromise(archive);
  const found = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    found.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  }
  return found;
};
