import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useMe } from '../../../lib/session.tsx';
import { Page } from '../../../ui/page.tsx';
import { type TabLink, TabLinks } from '../../../ui/tab-links.tsx';
import { ownCard } from '../creator-content.ts';
import type { OwnKind, OwnKindOf, OwnPosting } from '../own-kind.ts';
import { archivedView, isArchivedView } from '../views.ts';
import classes from './list-screen.module.css';
import { CreateButton, EmptyList, OwnList } from './own-list.tsx';
import { type Publishing, usePublishing } from './use-publishing.tsx';

interface OwnScreenProps<Listed extends { readonly id: string }> {
  kind: OwnKind & Pick<OwnKindOf<OwnPosting, Listed>, 'pages' | 'counts'>;
  card: (posting: Listed, publishing: Publishing) => ReactNode;
  /** Content above the tabs. */
  children?: ReactNode;
  /** A third tab. */
  other?: { readonly tab: TabLink; readonly content: ReactNode };
}

interface ListProps<Listed extends { readonly id: string }>
  extends Pick<OwnScreenProps<Listed>, 'kind' | 'card'> {
  isArchived: boolean;
  publishing: Publishing;
}

const List = <Listed extends { readonly id: string }>({
  kind,
  card,
  isArchived,
  publishing,
}: ListProps<Listed>) => {
  const { id } = useMe();
  const client = useQueryClient();
  const { manage } = kind.content;
  const pages = kind.pages(id, isArchived);
  const empty = isArchived ? (
    <EmptyList drawing="empty" content={manage.emptyArchived} />
  ) : (
    <EmptyList drawing="write" content={manage.empty} action={<CreateButton kind={kind} />} />
  );
  return (
    <OwnList
      list={useInfiniteQuery(pages)}
      // A refetch of the query itself would keep the answer of a first read under way.
      refresh={() => void client.invalidateQueries({ queryKey: pages.queryKey })}
      empty={empty}
      more={manage.more}
    >
      {(posting) => card(posting, publishing)}
    </OwnList>
  );
};

/** Screen of a creator's published or archived postings. */
export const OwnScreen = <Listed extends { readonly id: string }>({
  kind,
  card,
  children,
  other,
}: OwnScreenProps<Listed>) => {
  const [search] = useSearchParams();
  const isArchived = isArchivedView(search);
  const { data } = useQuery(kind.counts(useMe().id));
  const publishing = usePublishing(kind);
  const { manage } = kind.content;
  const tabs = [
    {
      to: kind.home,
      label: ownCard.published,
      count: data?.[0],
      isCurrent: !isArchived && !other?.tab.isCurrent,
    },
    {
      to: `${kind.home}?vue=${archivedView}`,
      label: ownCard.archived,
      count: data?.[1],
      isCurrent: isArchived,
    },
    ...(other ? [other.tab] : []),
  ];
  return (
    <Page title={manage.title} lead={manage.lead} actions={<CreateButton kind={kind} />}>
      {children}
      <div className={classes.toolbar}>
        <TabLinks label={manage.tabs} tabs={tabs} />
      </div>
      {other?.tab.isCurrent ? (
        other.content
      ) : (
        <List kind={kind} card={card} isArchived={isArchived} publishing={publishing} />
      )}
      {publishing.dialog}
    </Page>
  );
};
