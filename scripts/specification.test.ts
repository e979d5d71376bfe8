import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { root } from './support/command.ts';
import { read, sources } from './support/sources.ts';

/**
 * Compares docs/specification.md with the code: screens, states and constants of each area.
 *
 * Generates docs/calls.md, the calls and the guards of screens: `npx vitest run --project scripts specification -u`.
 */

const specification = read('docs/specification.md');

const load = (path: string) => import(pathToFileURL(join(root, path)).href);

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

// Screens

interface Entry {
  readonly path?: string;
  readonly file: string;
  readonly children?: readonly Entry[];
}

const flat = (entries: readonly Entry[], under = ''): { address: string; file: string }[] =>
  entries.flatMap(({ path, file, children }) => {
    const here = path === undefined ? under : `${under}/${path}`;
    return children === undefined ? [{ address: here || '/', file }] : flat(children, here);
  });

/**
 * Guards of pages that leave the check to a component: a text in the page, the guard, and the file that asks
 * it.
 */
const leftToComponents: readonly (readonly [sign: RegExp, guard: string, file: string])[] = [
  [/<SettingsPage\b/, 'private', 'features/settings/components/settings-page.tsx'],
  [/<ForModerators\b/, 'moderators', 'features/back-office/components/for-moderators.tsx'],
  [/<ForAdmins\b/, 'admins', 'features/back-office/components/for-admins.tsx'],
  [/<ForEditors\b/, 'editors', 'features/back-office/shared/for-editors.tsx'],
  [/<OfficeSecurity office="STAFF"/, 'staff', 'features/auth/components/office-security.tsx'],
  [/<OfficeSecurity office="PARTNER"/, 'partner', 'features/auth/components/office-security.tsx'],
  [/<ListScreen kind=\{jobList\}/, 'job index', 'features/postings/components/list-screen.tsx'],
  [
    /<ListScreen kind=\{missionLists\.customers\}/,
    'mission customers-index',
    'features/postings/components/list-screen.tsx',
  ],
  [
    /<ListScreen kind=\{missionLists\.members\}/,
    'mission index',
    'features/postings/components/list-screen.tsx',
  ],
];

/** The guard of a page as the specification names it, read from the page's text. */
const guardOf = (text: string): string => {
  const ofScreens = /\b(mission|job)Guard\(viewer, ([^)]+)\)/.exec(text);
  if (ofScreens) {
    const names = [...(ofScreens[2] ?? '').matchAll(/[?:] ?'([\w-]+)'|^'([\w-]+)'/g)];
    return names.map(([, either, one]) => `${ofScreens[1]} ${either ?? one}`).join(', ');
  }
  if (/by=\{privateGuard\}/.test(text)) return 'private';
  if (/by=\{secondFactorGuard\}/.test(text)) return 'second factor';
  if (/\bloginGuard\(/.test(text)) return 'login';
  if (/\bofficeGuard\('PARTNER'\)/.test(text)) return 'partner';
  return leftToComponents.find(([sign]) => sign.test(text))?.[1] ?? 'everybody';
};

describe('the screens of the specification', () => {
  it('are those of the table of screens, each with its guard and its page', async () => {
    const { default: entries } = await load('apps/web/app/routes.ts');
    const screens = flat(entries)
      .filter(({ address }) => address !== '/_styles')
      .map(({ address, file }) => `\`${address}\`, ${guardOf(read(`apps/web/app/${file}`))}, \`${file}\``);
    const told = [...specification.matchAll(/^\| (`\/[^`]*`) \| .+ \| ([\w, -]+) \| (`[\w/-]+\.tsx`) \|$/gm)];
    expect(told.map(([, address, guard, page]) => `${address}, ${guard}, ${page}`).sort()).toEqual(
      screens.sort(),
    );
  });

  it('have no guard that this test does not see', async () => {
    const { default: entries } = await load('apps/web/app/routes.ts');
    const open = flat(entries)
      .map(({ file }) => `apps/web/app/${file}`)
      .filter((page) => guardOf(read(page)) === 'everybody');
    const withComponents = (page: string): string[] => [
      page,
      ...[...read(page).matchAll(/ from '(\.[^']+\.tsx)'/g)].map(([, path = '']) =>
        join(dirname(page), path),
      ),
    ];
    const isGuarded = (file: string) => /<Guarded\b/.test(read(file));
    expect(open.filter((page) => withComponents(page).some(isGuarded))).toEqual([]);
  });

  it('leave their guard to components that have one', () => {
    const without = leftToComponents.filter(([, , file]) => !/<Guarded\b/.test(read(`apps/web/app/${file}`)));
    expect(without).toEqual([]);
  });
});

describe('the specification', () => {
  it('gives each constant as it is in its file', () => {
    const rows = specification
      .split('\n| constant | value | file and code |\n')
      .slice(1)
      .flatMap((after) => after.split('\n\n')[0]?.trim().split('\n').slice(1) ?? []);
    const told = rows.map((row) => /^\| .+ \| (.+) \| `([\w/.-]+)` `(.+)` \|$/.exec(row) ?? [row]);
    expect(told.length).toBeGreaterThan(20);
    const wrong = told.filter(
      ([, value, file, code]) =>
        !(value && file && code) ||
        !read(file).includes(code) ||
        !code.replaceAll(/(?<=\d)_(?=\d)/g, '').includes(value),
    );
    expect(wrong.map(([row]) => row)).toEqual([]);
  });

  it('gives the states of each thing as its file does', async () => {
    const told = [...specification.matchAll(/^\| .+ \| ([\w, -]+) \| `([\w/.-]+)` `(\w+)` \|$/gm)].filter(
      ([, , file = '']) => file.startsWith('packages/domain/'),
    );
    expect(told.length).toBeGreaterThan(8);
    for (const [row, states = '', file = '', name = ''] of told) {
      const list: readonly (string | { readonly value: string })[] = (await load(file))[name];
      expect(
        list.map((one) => (typeof one === 'string' ? one : one.value)),
        row,
      ).toEqual(states.split(', '));
    }
  });

  it('names files and folders that are there', () => {
    const named = [...specification.matchAll(/`((?:apps|packages|docs|scripts)\/[\w/.-]+)`/g)];
    expect(named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

// Calls

interface Call {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly access: object;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'answer' in value;

/** The calls that a module exports, by the names that the server uses. */
const callsOf = (module: object): [name: string, call: Call][] =>
  Object.entries(module).flatMap(([name, value]) => {
    if (isCall(value)) return [[name, value] as [string, Call]];
    const many = typeof value === 'object' && value !== null ? Object.values(value).filter(isCall) : [];
    return many.map((call): [string, Call] => [name, call]);
  });

const contract = 'packages/contract/src/';
const features = 'apps/server/src/features/';

const declarations = sources
  .filter((path) => path.startsWith(contract) && path.slice(contract.length).includes('/'))
  .filter((path) => !path.endsWith('.test.ts'))
  .sort();
const mounts = sources
  .filter((path) => path.startsWith(features) && path.endsWith('/routes.ts'))
  .sort()
  .map((path) => ({ path, text: read(path) }));

/** The file of the server that mounts a call. */
const mountOf = (declaration: string, name: string): string => {
  const module = declaration.slice(contract.length).replace(/\.ts$/, "'");
  const found = mounts.filter(
    ({ text }) => text.includes(`@basoche/contract/${module}`) && new RegExp(`\\b${name}\\b`).test(text),
  );
  return found.map(({ path }) => `\`${path.slice(features.length)}\``).join(', ');
};

const callTables = async (): Promise<{ text: string; calls: Call[]; unmounted: Call[] }> => {
  const { accessInWords } = await load(`${contract}access-in-words.ts`);
  const byFeature = new Map<string, string[][]>();
  const calls: Call[] = [];
  const unmounted: Call[] = [];
  for (const declaration of declarations) {
    for (const [name, call] of callsOf(await load(declaration))) {
      const file = declaration.slice(contract.length);
      const feature = file.split('/')[0] ?? '';
      const mount = mountOf(declaration, name);
      calls.push(call);
      if (!mount) unmounted.push(call);
      const { method, path, summary, access } = call;
      const row = [`\`${method} ${path}\``, summary, accessInWords(access), `\`${file}\``, mount];
      byFeature.set(feature, [...(byFeature.get(feature) ?? []), row]);
    }
  }
  const head = ['call', 'does', 'who', 'declared in', 'carried out in'];
  const text = [...byFeature]
    .map(([feature, rows]) => `### ${feature}\n\n${tableOf(head, rows)}`)
    .join('\n\n');
  return { text, calls, unmounted };
};

// Guards

const guardTable = async (): Promise<string> => {
  const guards = await load('packages/domain/src/access/screen-guards.ts');
  const member = { isLoggedIn: true, userType: 'EMPLOYEE', isVerified: false };
  const viewers: Readonly<Record<string, object>> = {
    visitor: { isLoggedIn: false },
    'second factor asked': { ...member, isAwaitingSecondFactor: true },
    'member, not verified': member,
    'member, verified': { ...member, isVerified: true },
    customer: { ...member, userType: 'CUSTOMER' },
    staff: { ...member, userType: 'STAFF', hasPassedSecondFactor: true },
    partner: { ...member, userType: 'PARTNER', hasPassedSecondFactor: true },
  };
  const office = guards.officeGuard('STAFF');
  const named: [string, (viewer: object) => string][] = [
    ['everybody', () => 'ok'],
    ['login', guards.loginGuard],
    ['second factor', guards.secondFactorGuard],
    ['private', guards.privateGuard],
    ...guards.missionScreens.map((screen: string) => [
      `mission ${screen}`,
      (viewer: object) => guards.missionGuard(viewer, screen),
    ]),
    ...guards.jobScreens.map((screen: string) => [
      `job ${screen}`,
      (viewer: object) => guards.jobGuard(viewer, screen),
    ]),
    ...['staff', 'moderators', 'editors', 'admins'].map((name): [string, typeof office] => [name, office]),
    ['partner', guards.officeGuard('PARTNER')],
  ];
  const cellOf = (result: string): string => (result === 'ok' ? 'opens' : `\`${guards.guardPaths[result]}\``);
  return tableOf(
    ['guard', ...Object.keys(viewers)],
    named.map(([name, guard]) => [name, ...Object.values(viewers).map((viewer) => cellOf(guard(viewer)))]),
  );
};

describe('docs/calls.md', () => {
  it('is generated from the contract and the guards', async () => {
    const { text, calls, unmounted } = await callTables();
    const { routes } = await load(`${contract}routes.ts`);
    expect(new Set(calls)).toEqual(new Set(routes));
    expect(unmounted.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    const page = [
      '# Calls and guards',
      'This page is generated by `scripts/specification.test.ts` from `packages/contract` and `packages/domain/src/access/screen-guards.ts`. [The specification](specification.md) says what each area is; [the rules](rules.md#6-the-api) hold for every call.',
      '## Guards of screens',
      'Each line is a guard that the specification names beside a screen. A cell says whether the screen opens to that viewer, or where the viewer is sent. Of the screens of staff, `moderators` opens to admins and moderators, `editors` to admins and editors, `admins` to admins; the others of the staff read a sentence instead.',
      await guardTable(),
      '## Calls by area',
      `There are ${calls.length} calls, all below \`/api\`. Who may make a call is the first check; what depends on the thing asked for, such as being its creator or a party of the thread, is the service's. \`members\` are STUDENT, EMPLOYEE, COMPANY and CUSTOMER. \`proven again\` asks for the second factor or the password given in the last minutes. A call is declared below \`${contract}\` and carried out below \`${features}\`.`,
      text,
      '',
    ].join('\n\n');
    await expect(page).toMatchFileSnapshot('../docs/calls.md');
  });
});
