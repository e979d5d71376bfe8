import { missionGuard } from '@basoche/domain/access/screen-guards';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { Page } from '../../../ui/page.tsx';
import row from '../../../ui/row-card.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { savedSearches } from '../api.ts';
import { SearchRow } from '../components/search-row.tsx';
import { searches as content } from '../content.ts';

export const meta = () => privateMeta(content.title);

/** Back link to the list that the viewer came from, given by the list's bar. */
const Back = () => {
  const { state } = useLocation();
  return state?.audience === 'jobs' ? (
    <BackLink to="/consult/emplois">{content.back.jobs}</BackLink>
  ) : (
    <BackLink to="/consult/missions">{content.back.missions}</BackLink>
  );
};

const Empty = () => (
  <EmptyState
    drawing="research"
    title={content.empty.title}
    action={
      <Group justify="center">
        <Button component={Link} to="/consult/missions">
          {content.empty.missions}
        </Button>
        <Button component={Link} to="/consult/emplois" variant="default">
          {content.empty.jobs}
        </Button>
      </Group>
    }
  >
    {content.empty.text}
  </EmptyState>
);

const List = () => {
  const { data, error, refetch } = useQuery(savedSearches());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardListSkeleton />;
  if (data.length === 0) return <Empty />;
  return (
    <ul className={row.rows} aria-label={content.list}>
      {data.map((search) => (
        <li key={search.id}>
          <SearchRow search={search} />
        </li>
      ))}
    </ul>
  );
};

/** The member's saved searches and their alerts. */
export default function SearchesPage() {
  return (
    <Guarded by={(viewer) => missionGuard(viewer, 'searches')}>
      <Page above={<Back />} title={content.title} lead={content.lead}>
        <FocusKeeper>
          <List />
        </FocusKeeper>
      </Page>
    </Guarded>
  );
}
