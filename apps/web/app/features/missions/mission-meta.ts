import type { Mission } from '@basoche/contract/missions/missions';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { formatDay } from '../../lib/dates.ts';
import type { PublicPage } from '../../lib/meta.ts';
import { describe } from '../../lib/page-description.ts';
import { listing } from '../postings/content.ts';
import { lastDayOf } from '../postings/shared/facts.ts';
import { common, lists, single } from './content.ts';
import { placeOf, priceOf } from './shared/facts.ts';
import { listPaths } from './shared/views.ts';

/** Kind and place: « Mission à distance », « Mission, Lyon (69) ». */
const kindOf = (mission: Mission): string => {
  const place = placeOf(mission);
  return place === common.distance
    ? `${single.kind} ${place.toLocaleLowerCase('fr')}`
    : `${single.kind}, ${place}`;
};

/** Metadata of a mission's page. It never names the creator, who may be anonymous. */
export const missionMeta = (mission: Mission): PublicPage => {
  const list = mission.isFromCustomer ? 'customers' : 'members';
  return {
    title: `${mission.title} · ${kindOf(mission)}`,
    name: mission.title,
    description: describe(
      [
        labelOf(missionNatures, mission.nature),
        labelOf(legalDomains, mission.domain),
        placeOf(mission),
        priceOf(mission),
        listing.until(formatDay(lastDayOf(mission))),
      ],
      mission.skillsRequired,
      single.metaText,
    ),
    path: `${listPaths.members}/${mission.id}`,
    picture: { path: `/partage/missions/${mission.id}.png` },
    kind: 'article',
    trail: [{ to: listPaths[list], label: lists[list].title }],
  };
};
