import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Which modules travel together. Left to itself the build makes a file of each set of modules that the same screens share:
 * dozens for one page, which arrive later and compress worse. Here what the frame of every page is made of is one file, and what
 * the pages that visitors come to have in common a few others; what a single screen needs stays with it.
 */

const app = join(import.meta.dirname, '../app/');

interface Chunk {
  readonly name: string;
  readonly of: readonly string[];
  /** The modules that each of them leads to, rather than those that one of them does. */
  readonly shared?: boolean;
}

/** Each may need what stands in those before it, and nothing of those after it. */
const chunks: readonly Chunk[] = [
  { name: 'frame', of: ['root.tsx', 'layouts/adaptive.tsx'] },
  // Cards, which the pages for each kind of reader show too; then search, tabs, order and filters, which they do not.
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
  // What the pages for each kind of reader show of the two lists.
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
  // Ranges, which the filters of missions and of members have.
  {
    name: 'lists',
    of: ['features/missions/pages/consult.tsx', 'features/members/pages/members.tsx'],
    shared: true,
  },
  { name: 'mission-list', of: ['features/missions/pages/consult.tsx'] },
  { name: 'offer-list', of: ['features/jobs/pages/consult.tsx'] },
  // What one reads whole: a mission, an offer, an article.
  {
    name: 'reading',
    of: [
      'features/missions/pages/mission.tsx',
      'features/jobs/pages/job.tsx',
      'features/news/pages/article.tsx',
    ],
    shared: true,
  },
  // Profiles have some of it too: the rest of a mission or an offer they do not load.
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
  // The directory and profiles; other pages have the trail above their title, addresses of profiles and professions, too.
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
  // What is said on profiles as well as to each audience.
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

/** The file that each module goes to, once all of them are known. */
const places = new Map<string, string>();

export const pageChunks = (): Plugin => ({
  name: 'basoche:page-chunks',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  renderStart() {
    const ids = [...this.getModuleIds()];

    /** The modules of the product that a file leads to without waiting; libraries follow those that use them. */
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
        // A screen's own file is asked for by its address.
        const isScreen = this.getModuleInfo(id)?.isEntry === true;
        if (isChosen && !isScreen && !places.has(id)) places.set(id, name);
      }
    }
  },
});

/** The same as the builder wants it: what comes first also takes what it needs. */
export const chunkGroups = [
  { name: 'libraries', test: base, minShareCount: 10, priority: 100 },
  { name: 'frame', test: icons, minShareCount: 12, priority: 91 },
  ...[...new Set(chunks.map(({ name }) => name))].map((name, place) => ({
    name: (id: string) => (places.get(id) === name ? name : null),
    priority: 90 - place,
  })),
];

/** Icons and pieces of a few hundred bytes, which their names would double. */
const isTiny = (file: string) => /\/(Icon|use-|get-|create-)[^/]*$/.test(file);

/**
 * Files fetched together with a chunk that is asked for later. Every page carries these lists, kilobytes of names: only the member's
 * navigation, which a member's first page waits for, has its scripts named; the others' follow from the chunk itself. Styles are
 * always named, since nothing else brings them.
 */
export const fetchedWith = (chunk: string, files: readonly string[]): string[] =>
  files.filter((file) => file.endsWith('.css') || (chunk.includes('member-chrome') && !isTiny(file)));
