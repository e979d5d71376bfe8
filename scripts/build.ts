import { join } from 'node:path';
import { root } from './support/command.ts';
import { removeUnread } from './support/unread.ts';
import { buildWeb, canBuildWeb, isWebFresh } from './support/web-build.ts';

/**
 * Builds the screens that are missing or older than their sources. With `--if-possible` (after an installation) a
 * missing builder is no failure: a production installation (`--omit=dev`) keeps only
 * what a running program reads.
 */

const optional = process.argv.includes('--if-possible');

if (optional && !canBuildWeb()) await removeUnread(join(root, 'node_modules'));

if (await isWebFresh()) {
  console.log('The screens are built and up to date.');
} else if (!canBuildWeb()) {
  console.log('The screens are not built: the development dependencies are not installed.');
  if (!optional) process.exitCode = 1;
} else {
  const { ok, output, seconds } = await buildWeb();
  if (ok) console.log(`The screens were built in ${seconds.toFixed(1)} s.`);
  else {
    console.error(output);
    if (optional) console.error('The screens could not be built now; `npm start` and `npm test` try again.');
    else process.exitCode = 1;
  }
}
