import { commentsOf, faultsOf } from './support/comments.ts';
import { read, sources } from './support/sources.ts';

/** Checks the comments of all handwritten files; part of `npm run lint`. Prints the place and the reason of each fault. */

const isChecked = (path: string): boolean =>
  /\.(?:tsx?|mjs|css|sql)$/.test(path) &&
  // Applied migrations never change: each database stores their checksums.
  !path.startsWith('apps/server/migrations/') &&
  // Generated from the database.
  path !== 'apps/server/src/platform/database/schema/tables.ts';

let checked = 0;
let faults = 0;
for (const path of sources.filter(isChecked).sort()) {
  for (const comment of commentsOf(path, read(path))) {
    checked++;
    for (const fault of faultsOf(comment)) {
      faults++;
      console.error(`${path}:${comment.line} ${fault}`);
    }
  }
}

console.log(`${faults} faults in ${checked} comments`);
if (faults > 0 || checked === 0) process.exitCode = 1;
