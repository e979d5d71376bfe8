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

await import(join(root, 'apps/server/src/main.ts'));
