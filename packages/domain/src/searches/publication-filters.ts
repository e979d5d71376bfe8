import { type PublicationKind, publicationStates } from '../moderation/grounds.ts';
import { missionNatures } from '../options/mission-natures.ts';
import { optionList } from '../options/option.ts';
import { type OfficeFilters, words } from './filters.ts';
import { at, id } from './office-filters.ts';
import { single } from './single-filter.ts';

const kinds = optionList<PublicationKind>([
  { value: 'missions', label: 'Missions' },
  { value: 'jobs', label: 'Offres d’emploi' },
]);

const creators = optionList([
  { value: 'customers', label: 'Clients externes' },
  { value: 'members', label: 'Membres' },
]);

/** Filters of staff's list of missions and offers. */
export const publicationFilters = {
  q: at('q', words),
  kind: at('type', single(kinds, 'un type de publication')),
  state: at('etat', single(publicationStates, 'un état')),
  nature: at('nature', single(missionNatures, 'une nature de mission')),
  /** Creators who are external customers, or members. */
  from: at('de', single(creators, 'un type d’auteur')),
  creatorID: at('createur', id),
} satisfies OfficeFilters;
