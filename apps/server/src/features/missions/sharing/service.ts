import type { Mission } from '@basoche/contract/missions/missions';
import { departments } from '@basoche/domain/options/departments';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { formatCents } from '@basoche/domain/payments/amounts';
import type { SharedCard } from '../../../platform/sharing/card.ts';
import type { SharedKind } from '../../../platform/sharing/routes.ts';
import { readMission } from '../service.ts';

const placeOf = ({ onPlace, place, city }: Mission): string =>
  onPlace && place !== null ? `${city ?? labelOf(departments, place)} (${place})` : 'À distance';

const cents = (euros: number): number => Math.round(euros * 100);

const priceOf = ({ tarifLow: low, tarifHigh: high }: Mission): string => {
  if (low === null || high === null) return 'Prix à proposer';
  return low === high
    ? `${formatCents(cents(low))} HT`
    : `${formatCents(cents(low))} à ${formatCents(cents(high))} HT`;
};

/** Share card, as for a visitor: without the name of an anonymous creator. */
const presentShared = (mission: Mission): SharedCard => ({
  kind: mission.isOpen ? 'Mission' : 'Candidatures closes',
  title: mission.title,
  above: `${labelOf(legalDomains, mission.domain)} · ${labelOf(missionNatures, mission.nature)}`,
  by: mission.creatorName ?? 'Client anonyme',
  facts: [placeOf(mission), priceOf(mission)],
  portrait: null,
});

export const sharedMissions: SharedKind = {
  name: 'missions',
  cardOf: async (platform, id) => presentShared(await readMission(platform, null, id)),
};
