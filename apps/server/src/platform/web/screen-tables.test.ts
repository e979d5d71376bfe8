import { RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { handleByFirstPiece, tableOf } from './screen-tables.ts';

/** Routes that answer with their own name, by their path and their parent. */
const paths = {
  layout: [undefined, undefined],
  home: ['layout', ''],
  news: ['layout', 'actualites'],
  article: ['news', ':slug'],
  help: ['layout', 'aide'],
  settings: ['layout', 'parametres/profil'],
  lost: [undefined, '*'],
} as const;

const routes = Object.fromEntries(
  Object.entries(paths).map(([id, [parentId, path]]) => {
    const index = path === '';
    const module = id === 'layout' ? { default: () => null } : { loader: () => Response.json(id) };
    return [id, { id, parentId, path: index ? undefined : path, index, module }];
  }),
);
const build = {
  routes,
  assets: { version: '1', routes: Object.fromEntries(Object.keys(routes).map((id) => [id, { id }])) },
  entry: { module: { default: () => new Response() } },
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  ssr: true,
  future: {},
} as unknown as ServerBuild;

const handle = handleByFirstPiece(build);
const ask = async (path: string): Promise<unknown> =>
  (await handle(new Request(`http://localhost${path}`), new RouterContextProvider())).json();

it('keeps the screens that begin with a piece, and those that any address may match', () => {
  const table = tableOf(build, 'actualites');
  expect(Object.keys(table.routes)).toEqual(['layout', 'home', 'news', 'article', 'lost']);
  expect(Object.keys(table.assets.routes)).toEqual(Object.keys(table.routes));
});

it.each([
  ['/', 'home'],
  ['/actualites/un-decret', 'article'],
  ['/aide', 'help'],
  ['/AIDE', 'help'],
  ['/aide/', 'help'],
  ['/parametres/profil', 'settings'],
  ['/parametres', 'lost'],
  ['/ailleurs', 'lost'],
])('answers %s as the whole table does', async (path, screen) => {
  expect(await ask(path)).toBe(screen);
  // A second time, from the table that was made for the first.
  expect(await ask(path)).toBe(screen);
});

it('tells the browser of every screen that it asks for', async () => {
  expect(await ask('/__manifest?paths=/aide,/actualites/x&version=1')).toMatchObject({
    help: { id: 'help' },
    article: { id: 'article' },
  });
});
