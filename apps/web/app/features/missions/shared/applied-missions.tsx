import type { MissionCard } from '@basoche/contract/missions/missions';
import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import type { MissionSort } from '@basoche/domain/options/mission-sorts';
import { eurosToCents, formatPrice } from '@basoche/domain/payments/amounts';
import { badgeText } from '@basoche/domain/threads/state-labels';
import { useMe } from '../../../lib/session.tsx';
import { AppliedList, type AppliedProps } from '../../postings/components/applied-list.tsx';
import { StateBadge } from '../../postings/shared/state-badge.tsx';
import { consult } from '../content.ts';
import { appliedMissionPages } from '../own-api.ts';
import type { ListFilters } from './filters.ts';

interface AppliedMissionsProps extends AppliedProps<MissionCard, ListFilters, MissionSort> {
  audience: MissionAudience;
}

/** The viewer's applications to missions, with their state and price. */
export default function AppliedMissions({ audience, ...list }: AppliedMissionsProps) {
  const { id } = useMe();
  return (
    <AppliedList {...list} pages={appliedMissionPages(audience, id, list.choice.filters)}>
      {({ mission, state, situation, turn, sheet, offer, tvaApplicable, offerToConfirm }) => ({
        posting: mission,
        badge: (
          <StateBadge
            state={state}
            words={badgeText({ type: 'MISSION', state, situation, turn, sheet }, 'candidate')}
          />
        ),
        note: (
          <span className="tabular">
            {consult.offer(formatPrice(eurosToCents(offer), tvaApplicable))}
            {offerToConfirm.length > 0 && consult.toConfirm}
          </span>
        ),
      })}
    </AppliedList>
  );
}
