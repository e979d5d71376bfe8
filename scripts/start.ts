import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** `npm start`: builds the screens where they are not built yet, then starts the program in this very process. */
const root = fileURLToPath(new URL('..', import.meta.url));
const built = new URL('../apps/web/build/server/index.js', import.meta.url);

if (!existsSync(built)) {
  process.stdout.write('building the screens, once\n');
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

await import('../apps/server/src/main.ts');
