import { openAsBlob } from 'node:fs';
import { openDocuments } from '../src/platform/documents/documents.ts';
import { openLog } from '../src/platform/log.ts';

/** Reads the file of evidence that is named, and says what was read and how much the memory grew meanwhile. */

const documents = openDocuments(openLog('silent'));
const file = await openAsBlob(process.argv[2] ?? '');
const before = process.memoryUsage().rss;
let most = before;
const look = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, 10);
const evidence = await documents.readEvidence(file);
clearInterval(look);
await documents.close();
process.stdout.write(JSON.stringify({ evidence, grownMegabytes: (most - before) / 1024 ** 2 }));
