import { openAsBlob } from 'node:fs';
import { openDocuments } from '../src/platform/documents/documents.ts';
import { openLog } from '../src/platform/observability/log.ts';

/**
 * Reads a file of evidence several times in parallel, and prints the result with the growth of memory; `baseline` is
 * the growth for an empty file read before.
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
