import type { JobCard } from '@basoche/contract/jobs/jobs';
import type { MissionCard } from '@basoche/contract/missions/missions';
import { totalCountHeader } from '@basoche/contract/route';
import { pageSize } from '@basoche/domain/limits';
import { parisDay } from '@basoche/domain/time/paris';
import { type Check, check, type Known, newestFirst } from './check.ts';
import type { Person, Publication } from './event-book.ts';
import type { ThreadHistory } from './history.ts';

/** The card of a mission or an offer, and the public lists. */

export const isExpired = ({ endDate }: Publication, { now }: Known): boolean => endDate < parisDay(now);
const isOpen = (one: Publication, known: Known): boolean => !one.isArchived && !isExpired(one, known);
export const isJob = ({ type }: Publication): boolean => type === 'JOB';
const isFromCustomer = ({ creator }: Publication): boolean => creator.kind === 'CUSTOMER';

/** The three public lists: missions of members, missions of external customers, job offers. */
export const audiences = {
  members: (one: Publication): boolean => !isJob(one) && !isFromCustomer(one),
  customers: (one: Publication): boolean => !isJob(one) && isFromCustomer(one),
  jobs: isJob,
} as const;

/** The open publications of a list. */
export const openAmong = (known: Known, isListed: (one: Publication) => boolean): Publication[] =>
  known.book.publications.filter((one) => isListed(one) && isOpen(one, known));

export const newestPublished = (all: readonly Publication[]): Publication[] =>
  newestFirst(
    all,
    ({ publishedAt }) => publishedAt,
    ({ id }) => id,
  );

export const newestApplied = (all: readonly ThreadHistory[]): ThreadHistory[] =>
  newestFirst(
    all,
    ({ createdAt }) => createdAt,
    ({ thread }) => thread.id,
  );

const keeps = ({ book }: Known, viewer: Person | null, about: Publication): boolean =>
  book.favourites.some((one) => one.memberId === viewer?.id && one.about.id === about.id);

/** The expected card for this viewer. `isRevealed` is true if a price of theirs was accepted. */
export const expectedCard = (known: Known, viewer: Person | null, about: Publication, isRevealed = false) => {
  const isKnown = !about.isAnonymous || isRevealed || about.creator.id === viewer?.id;
  return {
    id: about.id,
    title: about.title,
    creator: isKnown ? about.creator.id : null,
    creatorName: isKnown ? about.creator.name : null,
    isArchived: about.isArchived,
    isFilled: about.isFilled,
    isOpen: isOpen(about, known),
    isFavourite: keeps(known, viewer, about),
    publishedAt: about.publishedAt,
    endDate: about.endDate,
  };
};

export const toldCard = (card: MissionCard | JobCard) => ({
  id: card.id,
  title: card.title,
  creator: card.creatorID,
  creatorName: card.creatorName,
  isArchived: card.isArchived,
  isFilled: 'isFilled' in card && card.isFilled,
  isOpen: card.isOpen,
  isFavourite: card.isFavourite,
  publishedAt: card.publishedAt,
  endDate: card.endDate,
});

const publicList = (known: Known, path: string, isListed: (one: Publication) => boolean): Check => {
  const open = newestPublished(openAmong(known, isListed));
  const cards = open.slice(0, pageSize.default).map((one) => expectedCard(known, null, one));
  return check<(MissionCard | JobCard)[]>({
    about: `the public list ${path}`,
    path,
    expected: { cards, total: open.length },
    told: (all, headers) => ({ cards: all.map(toldCard), total: Number(headers[totalCountHeader]) }),
  });
};

export const publicChecks = (known: Known): Check[] => [
  publicList(known, '/missions', audiences.members),
  publicList(known, '/missions/customers/list', audiences.customers),
  publicList(known, '/jobs', audiences.jobs),
];
