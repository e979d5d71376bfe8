import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { root } from './support/command.ts';
import { allocatorSettings, heapFlags } from './support/memory.ts';
import { buildWeb, canBuildWeb, isWebFresh } from './support/web-build.ts';

/** `npm start`: builds the screens if necessary, then replaces this process with the server. */

// Keeps the compiled code of this program and of the server: the next start takes a third less time.
const { directory: compiled } = enableCompileCache(join(root, 'node_modules/.cache/compiled'));

if (canBuildWeb() && !(await isWebFresh())) {
  console.log('Building the screens, once…');
  const { ok, output } = await buildWeb();
  if (!ok) {
    console.error(output);
    process.exit(1);
  }
}

const main = join(root, 'apps/server/src/main.ts');

if (process.platform === 'linux' && process.execve !== undefined) {
  const env = {
    ...allocatorSettings,
    ...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }),
    ...process.env,
  };
  process.execve(process.execPath, [process.execPath, ...heapFlags, main, ...process.argv.slice(2)], env);
}
await import(main);
