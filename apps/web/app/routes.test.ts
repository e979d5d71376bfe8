import { readFile } from 'node:fs/promises';
import { isPublicScreen, publicScreens } from '@basoche/domain/access/public-screens';
import { describe, expect, it } from 'vitest';
import routes from './routes.ts';

/** Compares the table of screens with the rule that says which of them search engines may show. */

interface Screen {
  readonly path: string;
  readonly file: string;
}

interface Entry {
  readonly path?: string | undefined;
  readonly file: string;
  readonly children?: readonly Entry[] | undefined;
}

const flat = (entries: readonly Entry[], under = ''): Screen[] =>
  entries.flatMap(({ path, file, children }) => {
    const here = path === undefined ? under : `${under}/${path}`;
    return children === undefined ? [{ path: here || '/', file }] : flat(children, here);
  });

const id = '0199d1f2-0000-7000-8000-000000000001';
const sampleOf = ({ path }: Screen): string => path.replace(/:[A-Za-z]+/g, id);

const screens = flat(routes).filter(({ path }) => path !== '/*' && path !== '/_styles');
const textOf = ({ file }: Screen) => readFile(new URL(file, import.meta.url), 'utf8');

/** True if the server loads the screen's data, so that it is in the HTML. */
const hasServerLoader = (text: string): boolean =>
  /export (const|async function|function) loader\b|export \{[^}]*\bloader\b[^}]*\}/.test(text);

/** Routes that only redirect, such as a profile's short address. */
const onlyLeads = ['/m/:vanity', '/vigilance'];

describe('the table of screens', () => {
  it('has every screen of the public, and there is one for each', () => {
    const paths = screens.map(({ path }) => path);
    expect(publicScreens.filter((path) => !paths.includes(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('gives members the same navigation on every screen but those of a single link and of the login', () => {
    const layoutOf = (name: string) =>
      routes.find(({ file }) => file === `layouts/${name}.tsx`)?.children ?? [];
    const [bare, standalone, office] = ['bare', 'standalone', 'office'].map((name) =>
      flat(layoutOf(name)).map(({ path }) => path),
    );
    expect(bare).toEqual([
      '/disponibilite/:token',
      '/alertes/arret/:token',
      '/mails/arret/:token',
      '/recours/:code',
      '/m/:vanity',
      '/vigilance',
      '/confirm/:confirmCode',
      '/adresse/:code',
      '/page-en-construction',
    ]);
    expect(standalone).toEqual([
      '/connexion',
      '/connexion/code',
      '/connexion/retour',
      '/connexion/relier',
      '/inscription',
      '/forgottenPassword',
      '/resetPassword/:sessionID',
    ]);
    expect(office?.every((path) => /^\/(admin|partner)/.test(path))).toBe(true);
    const withNavigation = flat(layoutOf('adaptive')).length;
    const others = [bare, standalone, office].flatMap((paths) => paths ?? []).length;
    expect(withNavigation + others).toBe(screens.length + 1);
  });

  it('keeps every private screen out of search engines, and sends none of its data with the page', async () => {
    const closed = screens.filter((screen) => !isPublicScreen(sampleOf(screen)));
    expect(closed.length).toBeGreaterThan(25);
    for (const screen of closed) {
      if (onlyLeads.includes(screen.path)) continue;
      const text = await textOf(screen);
      expect([screen.path, /\bprivateMeta\(/.test(text)]).toEqual([screen.path, true]);
      expect([screen.path, /\bpageMeta\(/.test(text)]).toEqual([screen.path, false]);
      expect([screen.path, hasServerLoader(text)]).toEqual([screen.path, false]);
    }
  });

  it('says of every screen of the public its title, its description and its one address', async () => {
    const open = screens.filter((screen) => isPublicScreen(sampleOf(screen)));
    for (const screen of open) {
      const text = await textOf(screen);
      expect([screen.path, /\b(pageMeta|audienceMeta|profileMeta)\(/.test(text)]).toEqual([
        screen.path,
        true,
      ]);
    }
  });

  it('would see a loader, however it is written', () => {
    for (const text of [
      'export const loader = 1',
      'export { clientLoader, loader };',
      'export async function loader() {}',
    ]) {
      expect(hasServerLoader(text)).toBe(true);
    }
    expect(hasServerLoader('export const clientLoader = 1; const loader = 2;')).toBe(false);
  });
});
