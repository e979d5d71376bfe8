import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Groups modules into chunks. By default the build makes one file for each set of modules that the same
 * screens share: dozens for one page, which load later and compress worse.
 *
 * Here the frame of every page is one file, the modules that visitors' pages share are a few others, and
 * those of a single screen stay with it.
 */

const app = join(import.meta.dirname, '../app/');

interface Chunk {
  readonly name: string;
  readonly of: readonly string[];
  /** True for modules that all entries of `of` import, instead of any of them. */
  readonly shared?: boolean;
}

/** Chunks in order: each may import from those before it, and never from those after it. */
const chunks: readonly Chunk[] = [
  { name: 'frame', of: ['root.tsx', 'layouts/adaptive.tsx'] },
  // Cards, which the audience pages show too; then search, tabs, order and filters, which they do not show.
  {
    name: 'frame',
    of: [
      'features/missions/pages/consult.tsx',
      'features/jobs/pages/consult.tsx',
      'features/home/pages/companies.tsx',
    ],
    shared: true,
  },
  {
    name: 'lists',
    of: ['features/missions/pages/consult.tsx', 'features/jobs/pages/consult.tsx'],
    shared: true,
  },
  // Parts of the two lists that the audience pages show.
  {
    name: 'missions',
    of: ['features/missions/pages/consult.tsx', 'features/home/pages/companies.tsx'],
    shared: true,
  },
  {
    name: 'offers',
    of: ['features/jobs/pages/consult.tsx', 'features/home/pages/companies.tsx'],
    shared: true,
  },
  // Ranges, shared by the filters of missions and of members.
  {
    name: 'lists',
    of: ['features/missions/pages/consult.tsx', 'features/members/pages/members.tsx'],
    shared: true,
  },
  { name: 'mission-list', of: ['features/missions/pages/consult.tsx'] },
  { name: 'offer-list', of: ['features/jobs/pages/consult.tsx'] },
  // Pages read whole: a mission, an offer, an article.
  {
    name: 'reading',
    of: [
      'features/missions/pages/mission.tsx',
      'features/jobs/pages/job.tsx',
      'features/news/pages/article.tsx',
    ],
    shared: true,
  },
  // Parts that profiles use too, so that they do not load the rest of a mission or an offer.
  {
    name: 'reading',
    of: [
      'features/missions/pages/mission.tsx',
      'features/jobs/pages/job.tsx',
      'features/members/pages/person.tsx',
    ],
    shared: true,
  },
  { name: 'views', of: ['features/missions/pages/mission.tsx', 'features/jobs/pages/job.tsx'], shared: true },
  // The directory and profiles. Other pages also use the breadcrumb, profile addresses and professions.
  {
    name: 'trail',
    of: ['features/jobs/pages/job.tsx', 'features/members/pages/members.tsx'],
    shared: true,
  },
  {
    name: 'trail',
    of: ['features/missions/pages/mission.tsx', 'features/members/pages/members.tsx'],
    shared: true,
  },
  {
    name: 'trail',
    of: ['features/home/pages/companies.tsx', 'features/members/pages/members.tsx'],
    shared: true,
  },
  {
    name: 'profiles',
    of: ['features/members/pages/members.tsx', 'features/members/pages/person.tsx'],
    shared: true,
  },
  {
    name: 'profiles',
    of: ['features/members/pages/members.tsx', 'features/members/pages/filters.tsx'],
    shared: true,
  },
  // Texts shown on profiles and on the audience pages.
  {
    name: 'words',
    of: [
      'features/home/pages/home.tsx',
      'features/home/pages/companies.tsx',
      'features/members/pages/person.tsx',
    ],
    shared: true,
  },
  { name: 'articles', of: ['features/news/pages/blog.tsx', 'features/home/pages/home.tsx'], shared: true },
  { name: 'articles', of: ['features/news/pages/article.tsx', 'features/home/pages/home.tsx'], shared: true },
  {
    name: 'audiences',
    of: ['features/home/pages/home.tsx', 'features/home/pages/companies.tsx'],
    shared: true,
  },
];

const base = /[/\\]node_modules[/\\](react|react-dom|scheduler|react-router|@tanstack)[/\\]/;
const icons = /[/\\]node_modules[/\\]@tabler[/\\]/;
const isLibrary = (id: string) => /[/\\]node_modules[/\\]/.test(id);

/** Chunk of each module, computed once all modules are known. */
const places = new Map<string, string>();

export const pageChunks = (): Plugin => ({
  name: 'basoche:page-chunks',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  renderStart() {
    const ids = [...this.getModuleIds()];

    /** Modules of the product that a file imports statically; libraries follow the modules that use them. */
    const reachedFrom = (file: string) => {
      const reached = new Set(ids.filter((id) => id.split('?')[0] === join(app, file)));
      if (reached.size === 0) throw new Error(`No module of the build is ${file}.`);
      for (const id of reached)
        for (const imported of this.getModuleInfo(id)?.importedIds ?? [])
          if (!isLibrary(imported)) reached.add(imported);
      return reached;
    };

    for (const { name, of, shared = false } of chunks) {
      const reached = of.map(reachedFrom);
      for (const id of reached.flatMap((one) => [...one])) {
        const isChosen = !shared || reached.every((one) => one.has(id));
        // A screen's own file is requested by its own address.
        const isScreen = this.getModuleInfo(id)?.isEntry === true;
        if (isChosen && !isScreen && !places.has(id)) places.set(id, name);
      }
    }
  },
});

/** The same chunks in the bundler's format: an earlier group also takes its imports. */
export const chunkGroups = [
  { name: 'libraries', test: base, minShareCount: 10, priority: 100 },
  { name: 'frame', test: icons, minShareCount: 14, priority: 91 },
  ...[...new Set(chunks.map(({ name }) => name))].map((name, place) => ({
    name: (id: string) => (places.get(id) === name ? name : null),
    priority: 90 - place,
  })),
];

/** True for icons and modules of a few hundred bytes: as separate files, their names would double them. */
const isTiny = (file: string) => /\/(Icon|use-|get-|create-)[^/]*$/.test(file);

/**
 * Files preloaded with a lazy chunk. Every page carries these lists, which are kilobytes of names.
 *
 * So scripts are listed only for the member's navigation, which a member's first page waits for; other chunks
 * import theirs. Styles are always listed, since nothing else loads them.
 */
export const fetchedWith = (chunk: string, files: readonly string[]): string[] =>
  files.filter((file) => file.endsWith('.css') || (chunk.includes('member-chrome') && !isTiny(file)));
