import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { eurosToCents, formatPrice } from '@basoche/domain/payments/amounts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMe } from '../../../lib/session.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { CardGrid, CardGridSkeleton } from '../../postings/components/card-grid.tsx';
import { Favourite } from '../../postings/components/favourite.tsx';
import { Nothing } from '../../postings/components/nothing.tsx';
import { StateBadge } from '../../threads/components/state-badge.tsx';
import { appliedMissionPages } from '../api.ts';
import { consult } from '../content.ts';
import { isFiltered, noFilters } from '../filters.ts';
import { type ListChoice, withFilters, writeChoice } from '../list-address.ts';
import { listPaths } from '../views.ts';
import { MissionCard } from './mission-card.tsx';

interface ListProps {
  audience: MissionAudience;
  choice: ListChoice;
  /** The screen that an opened card leads back to: the list itself, unless told. */
  from?: string;
}

const NothingApplied = ({ audience, choice }: ListProps) =>
  isFiltered(choice.filters) ? (
    <Nothing words={consult.emptyFiltered} to={{ search: withFilters(choice, noFilters) }} />
  ) : (
    <Nothing words={consult.emptyApplied} to={listPaths[audience]} drawing="letter" />
  );

/** Tab "J'ai postulé": the reader's applications, with their state and price. */
export const AppliedMissions = ({ audience, choice, from }: ListProps) => {
  const { id } = useMe();
  const list = useInfiniteQuery(appliedMissionPages(audience, id, choice.filters));
  const back = from ?? `${listPaths[audience]}?${writeChoice(choice)}`;
  return (
    <PagedList
      list={list}
      skeleton={<CardGridSkeleton />}
      empty={<NothingApplied audience={audience} choice={choice} />}
      more={consult.more}
    >
      {(applications) => (
        <CardGrid>
          {applications.map(({ id: application, mission, state, offer, tvaApplicable, offerToConfirm }) => (
            <li key={application}>
              <MissionCard
                mission={mission}
                from={back}
                action={<Favourite of="missions" posting={mission} />}
                badge={<StateBadge state={state} />}
                note={
                  <span className="tabular">
                    {consult.offer(formatPrice(eurosToCents(offer), tvaApplicable))}
                    {offerToConfirm.length > 0 && consult.toConfirm}
                  </span>
                }
              />
            </li>
          ))}
        </CardGrid>
      )}
    </PagedList>
  );
};
