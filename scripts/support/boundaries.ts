import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.ts';

export interface Violation {
  readonly rule: string;
  readonly what: string;
  readonly why: string;
}

export interface Inspection {
  /** Number of checked modules, by place. */
  readonly modules: Readonly<Record<string, number>>;
  readonly violations: readonly Violation[];
}

/** A place without modules is an error: the check would check nothing. */
const places = [
  'packages/domain/src',
  'packages/contract/src',
  'packages/payment-sandbox/src',
  'apps/server/src',
  'apps/web/app',
];
const otherPlaces = ['packages/payment-sandbox', 'apps/web', 'apps/server', 'e2e', 'bench', 'scripts'];

/** Files allowed in a feature of the server; each name implies the file's content. */
const featureFiles = [
  // Registered by `app.ts`: one for each feature, none for a part of one.
  'feature.ts',
  'routes.ts',
  'service.ts',
  'store.ts',
  'presenter.ts',
  'reactions.ts',
  // The texts of a feature's mails, separate from the reactions that send them.
  'mails.ts',
];

const subfoldersOf = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
};

const namesOfFeatures = async (root: string): Promise<Violation[]> => {
  const features = join(root, 'apps/server/src/features');
  const contract = await subfoldersOf(join(root, 'packages/contract/src'));
  return (await subfoldersOf(features))
    .filter((name) => !contract.includes(name))
    .map((name) => ({
      rule: 'one-name-per-feature',
      what: `apps/server/src/features/${name}`,
      why: `A feature carries the same name in the contract, the server and the web: packages/contract/src/${name} is not there.`,
    }));
};

const namesOfFiles = async (root: string): Promise<Violation[]> => {
  const features = join(root, 'apps/server/src/features');
  const entries = await readdir(features, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => relative(features, join(parentPath, name)).split(sep))
    .filter((path) => {
      const name = path.at(-1) ?? '';
      const deep = path.length > 4;
      const misplaced = path.length < 2 || (name === 'feature.ts' && path.length > 2);
      return deep || misplaced || !(featureFiles.includes(name) || /\.test\.tsx?$|\.tsv$/.test(name));
    })
    .map((path) => ({
      rule: 'feature-file-names',
      what: ['apps/server/src/features', ...path].join('/'),
      why: `A feature is made of ${featureFiles.join(', ')} *.test.ts and data (*.tsv), so that one knows where to look; a large one is cut into parts, one folder each, of the same names, and a large part once more. A rule belongs to packages/domain, the outside world to platform/.`,
    }));
};

const query = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;

/** Services hold a transaction to pass it on; only this check prevents them from running queries. */
const queriesOutsideStores = async (root: string, modules: readonly string[]): Promise<Violation[]> => {
  const suspects = modules.filter(
    (path) =>
      path.startsWith('apps/server/src/features/') &&
      basename(path) !== 'store.ts' &&
      !/\.test\.tsx?$/.test(path),
  );
  const texts = await Promise.all(suspects.map((path) => readFile(join(root, path), 'utf8')));
  return suspects
    .filter((_, index) => query.test(texts[index] ?? ''))
    .map((what) => ({
      rule: 'queries-in-stores',
      what,
      why: "A query is built here. Give it a name in the feature's store.ts and call that.",
    }));
};

const screenFeature = /^apps\/web\/app\/features\/([^/]+)\//;

/** Two features of the web that import each other are really one feature, or hide a third one. */
const mutualFeatures = (modules: ICruiseResult['modules']): Violation[] => {
  const taken = new Map<string, string>();
  for (const { source, dependencies } of modules) {
    const from = screenFeature.exec(source)?.[1];
    if (from === undefined || /\.test\.tsx?$/.test(source)) continue;
    for (const { resolved } of dependencies) {
      const to = screenFeature.exec(resolved)?.[1];
      if (to !== undefined && to !== from) taken.set(`${from} ${to}`, `${source} → ${resolved}`);
    }
  }
  return [...taken].flatMap(([pair, what]) => {
    const [from = '', to = ''] = pair.split(' ');
    const back = taken.get(`${to} ${from}`);
    if (back === undefined || from > to) return [];
    return {
      rule: 'web-features-take-one-way',
      what: `${what}, and ${back}`,
      why: 'Each of these two features of the web takes from the other. Move what one of them needs down to a third, as people or places, or hand it over from the screen that shows both.',
    };
  });
};

const resultOf = async (root: string): Promise<ICruiseResult> => {
  const { forbidden, options } = configuration;
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const manifest: { workspaces?: unknown } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!Array.isArray(manifest.workspaces)) throw new Error(`${root} is not the root of the workspaces.`);
  const folders = await readdir(root);
  const cruised = [...places, ...otherPlaces].filter((place) => folders.includes(place.split('/')[0] ?? ''));
  const { output } = await cruise(
    cruised,
    { ...cruiseOptions, ruleSet: { forbidden }, validate: true, baseDir: root },
    { ...enhancedResolveOptions },
  );
  if (typeof output === 'string') throw new Error('The boundaries came back as text.');
  return output;
};

export const inspectBoundaries = async (root: string): Promise<Inspection> => {
  const { modules, summary } = await resultOf(root);
  const sources = modules.map(({ source }) => source).filter((source) => !source.includes('node_modules/'));
  const reasons = new Map(configuration.forbidden.map(({ name, comment }) => [name, comment]));
  const imports = summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    what: cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`,
    why: reasons.get(rule.name) ?? '',
  }));
  const inPlace = (place: string) => sources.filter((source) => source.startsWith(`${place}/`)).length;
  return {
    modules: Object.fromEntries(places.map((place) => [place, inPlace(place)])),
    violations: [
      ...imports,
      ...mutualFeatures(modules),
      ...(await namesOfFiles(root)),
      ...(await namesOfFeatures(root)),
      ...(await queriesOutsideStores(root, sources)),
    ],
  };
};
