import { openAsBlob } from 'node:fs';
import { openDocuments } from '../src/platform/documents/documents.ts';
import { openLog } from '../src/platform/observability/log.ts';

/**
 * Reads the file of evidence that is named, so many times at once, and says what was read and how much the memory grew meanwhile; `baseline` is how
 * much it grew for a file that holds nothing, read before.
 */
const [, , path = '', times = '1'] = process.argv;
const documents = openDocuments(openLog('silent'));
const file = await openAsBlob(path);
const before = process.memoryUsage().rss;
let most = before;
const look = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, 10);
const grown = () => (Math.max(most, process.memoryUsage().rss) - before) / 1024 ** 2;
await documents.readEvidence(new Blob(['{}']));
const baseline = grown();
const entriesOf = async () => (await documents.readEvidence(file))?.evidence.hashes.length ?? null;
const [entries = null] = await Promise.all(Array.from({ length: Number(times) }, entriesOf));
const grownMegabytes = grown();
clearInterval(look);
await documents.close();
process.stdout.write(JSON.stringify({ isRead: entries !== null, entries, baseline, grownMegabytes }));
