/**
 * Runs one of the project's TypeScript programs with a suitable Node: the present one if it is new enough,
 * else the one that `npm ci` installed. Plain JavaScript, because an old Node must be able to run it.
 *
 *   node scripts/run.mjs scripts/start.ts [arguments]
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [, , program, ...rest] = process.argv;
const root = fileURLToPath(new URL('..', import.meta.url));
const major = Number(process.versions.node.split('.')[0]);
const brought = resolve(root, 'node_modules/.bin/node');
const wanted = 24;

if (program === undefined) {
  console.error('Say which program: node scripts/run.mjs scripts/start.ts');
  process.exitCode = 2;
} else if (major >= wanted) {
  process.argv.splice(1, 2, resolve(program));
  await import(pathToFileURL(resolve(program)).href);
} else if (existsSync(brought) && process.env.BASOCHE_RUN !== '1') {
  const child = spawn(brought, [...process.execArgv, process.argv[1], program, ...rest], {
    stdio: 'inherit',
    env: { ...process.env, BASOCHE_RUN: '1', PATH: `${resolve(brought, '..')}:${process.env.PATH}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
  });
} else {
  console.error(
    `Node ${process.versions.node} is too old: Basoche runs on Node ${wanted} or newer. On Linux (x64, arm64) \`npm ci\` brings it; elsewhere install it from https://nodejs.org.`,
  );
  process.exitCode = 1;
}
