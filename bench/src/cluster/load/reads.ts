import { departments } from '@basoche/domain/options/departments';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import type { Random } from '@basoche/server/seed/random.ts';
import type { Talker } from '@basoche/server/test/large/conversations.ts';
import { search, some } from '@basoche/server/test/large/requests.ts';
import type { Setting } from '../setting.ts';
import type { Kind } from './plan.ts';
import type { LoadRequest } from './requests.ts';

/** Requests that change nothing. */

export type ReadKind = Exclude<Kind, 'favourite' | 'command' | 'publication' | 'login'>;

/** Popular public pages; other requests open a mission. */
const pages = [
  '/',
  '/consult/missions',
  '/consult/missions',
  '/consult/emplois',
  '/connexion',
  '/aide',
] as const;

const lists = ['', 'sort=deadline', 'sort=price', 'modality=onPlace', 'tarifLow=250'] as const;

export const openReads = ({ talkers, threads, messageThreads, missions, words }: Setting, random: Random) => {
  /** Picks an item at random, the first ones more often than the last. */
  const leaning = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random.next() ** 3 * items.length)];
    if (item === undefined) throw new RangeError('There is nothing to draw from.');
    return item;
  };
  const member = (): Talker => random.pick(talkers);
  /** Half of the readers are visitors. */
  const reader = (): { token?: string } => (random.chance(0.5) ? { token: member().token } : {});
  const filters = (): string => {
    const turn = random.between(0, 40);
    return search({
      ...(turn % 2 ? { domain: some(legalDomains, turn % 5, 1) } : {}),
      ...(turn % 3 ? {} : { departement: some(departments, turn, 2) }),
    });
  };
  const make: Record<ReadKind, () => Omit<LoadRequest, 'kind'>> = {
    page: () => ({
      path: random.chance(0.6) ? random.pick(pages) : `/consult/missions/${leaning(missions)}`,
    }),
    list: () => ({ path: `/api/missions?limit=20&${random.pick(lists)}&${filters()}`, ...reader() }),
    search: () => ({ path: `/api/missions?${search({ limit: '20', q: random.pick(words) })}`, ...reader() }),
    mission: () => ({ path: `/api/missions/single/${leaning(missions)}`, ...reader() }),
    count: () => {
      const { id, token } = member();
      return { path: `/api/missions/count/user/${id}?${filters()}`, token };
    },
    'own lists': () => {
      const { id, token } = member();
      const own = ['auth/me', 'notifications/new', 'missions/discussions', `missions/postulate/${id}`];
      return { path: `/api/${random.pick(own)}`, token };
    },
    thread: () => {
      const thread = random.pick(threads.slice(0, messageThreads));
      const reading = talkers[random.chance(0.5) ? thread.creator : thread.candidate];
      return {
        path: `/api/messagerie/${thread.id}`,
        ...(reading === undefined ? {} : { token: reading.token }),
      };
    },
  };
  return (kind: ReadKind): LoadRequest => ({ kind, ...make[kind]() });
};
