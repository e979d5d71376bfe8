import { join } from 'node:path';
import { root } from './support/command.ts';
import { buildWeb, canBuildWeb, isWebFresh } from './support/web-build.ts';

/** `npm start`: the screens are built where they have to be, then the server takes this process's place. */

if (canBuildWeb() && !(await isWebFresh())) {
  console.log('Building the screens, once…');
  const { ok, output } = await buildWeb();
  if (!ok) {
    console.error(output);
    process.exit(1);
  }
}

const main = join(root, 'apps/server/src/main.ts');

/**
 * Node takes what memory the machine has before it collects, and the C library keeps an arena for each thread that hashed a
 * password: some 550 MB after a day's work of which 60 are alive. Both are bounded here. A process that serves thousands of
 * sockets is started with more, as `node --max-old-space-size=… apps/server/src/main.ts`.
 */
const heap = ['--max-old-space-size=320', '--max-semi-space-size=8'];

if (process.platform === 'linux' && process.execve !== undefined) {
  const env = { MALLOC_ARENA_MAX: '1', ...process.env };
  process.execve(process.execPath, [process.execPath, ...heap, main, ...process.argv.slice(2)], env);
}
await import(main);
