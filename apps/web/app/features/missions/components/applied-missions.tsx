import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { eurosToCents, formatPrice } from '@basoche/domain/payments/amounts';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMe } from '../../../lib/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { CardGrid, CardGridSkeleton } from '../../listings/components/card-grid.tsx';
import { StateBadge } from '../../threads/components/state-badge.tsx';
import { appliedMissionPages } from '../api/applied-missions.ts';
import { consult } from '../content.ts';
import { isFiltered, noFilters } from '../filters.ts';
import { type ListChoice, withFilters, writeChoice } from '../list-address.ts';
import { listPaths } from '../views.ts';
import { Favourite } from './favourite.tsx';
import { MissionCard } from './mission-card.tsx';

interface ListProps {
  audience: MissionAudience;
  choice: ListChoice;
}

const NothingApplied = ({ choice }: { choice: ListChoice }) => {
  const [empty, to] = isFiltered(choice.filters)
    ? [consult.emptyFiltered, { search: withFilters(choice, noFilters) }]
    : [consult.emptyApplied, { search: '' }];
  return (
    <EmptyState
      icon={<IconSend size={24} stroke={1.5} aria-hidden />}
      title={empty.title}
      action={
        <Button component={Link} to={to} variant="default">
          {empty.action}
        </Button>
      }
    >
      {empty.text}
    </EmptyState>
  );
};

/** Tab "J'ai postulé": the reader's applications, with their state and price. */
export const AppliedMissions = ({ audience, choice }: ListProps) => {
  const { id } = useMe();
  const list = useInfiniteQuery(appliedMissionPages(audience, id, choice.filters));
  const from = `${listPaths[audience]}?${writeChoice(choice)}`;
  return (
    <PagedList
      list={list}
      skeleton={<CardGridSkeleton />}
      empty={<NothingApplied choice={choice} />}
      more={consult.more}
    >
      {(applications) => (
        <CardGrid>
          {applications.map(({ id: application, mission, state, offer, tvaApplicable, offerToConfirm }) => (
            <li key={application}>
              <MissionCard
                mission={mission}
                from={from}
                action={<Favourite mission={mission} />}
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
