import { isOfTrade } from '@basoche/domain/access/viewer';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { useSession } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { list } from '../content.ts';
import type { ListKind, Posting } from '../kind.ts';
import type { ChoiceOf, WithWords } from '../list-address.ts';
import { isFavouritesView } from '../views.ts';
import { CardGridSkeleton } from './card-grid.tsx';
import classes from './list-screen.module.css';
import { ListTabs } from './list-tabs.tsx';
import { ListTools } from './list-tools.tsx';
import { OpenList } from './open-list.tsx';

/** Loaded for members only: visitors have no favourites and no saved searches. */
const FavouriteList = lazy(() => import('../shared/favourite-list.tsx'));
const SavedSearchBar = lazy(() => import('../../saved-searches/shared/saved-search-bar.tsx'));

interface ListProps<Card extends Posting, Filters extends WithWords, Sort extends string> {
  kind: ListKind<Card, Filters, Sort>;
  choice: ChoiceOf<Filters, Sort>;
  isFavourites: boolean;
}

const List = <Card extends Posting, Filters extends WithWords, Sort extends string>({
  kind,
  choice,
  isFavourites,
}: ListProps<Card, Filters, Sort>) => {
  const { state } = useSession();
  if (!(choice.isApplied || isFavourites) || state === 'LOGGED_OUT')
    return <OpenList kind={kind} choice={choice} />;
  if (state === 'UNKNOWN') return <CardGridSkeleton />;
  return (
    <Suspense fallback={<CardGridSkeleton />}>
      {isFavourites ? <FavouriteList kind={kind} /> : kind.applied(choice)}
    </Suspense>
  );
};

/** Button to save the search; only on the open list, not on applications and favourites. */
const SaveSearch = <Card extends Posting, Filters extends WithWords, Sort extends string>({
  kind,
  choice,
  isFavourites,
}: ListProps<Card, Filters, Sort>) => {
  const { me } = useSession();
  if (me === null || !isOfTrade(me.userType) || isFavourites || choice.isApplied) return null;
  return (
    <Suspense fallback={<div className={classes.reserved} />}>
      <SavedSearchBar {...kind.search(choice.filters)} />
    </Suspense>
  );
};

interface ListScreenProps<Card extends Posting, Filters extends WithWords, Sort extends string> {
  kind: ListKind<Card, Filters, Sort>;
  dehydrated: DehydratedState | null;
}

/** Screen of the missions or offers that are open to applications. */
export const ListScreen = <Card extends Posting, Filters extends WithWords, Sort extends string>({
  kind,
  dehydrated,
}: ListScreenProps<Card, Filters, Sort>) => {
  const { me, state } = useSession();
  const [search] = useSearchParams();
  const choice = kind.addresses.readChoice(search);
  const isFavourites = state !== 'LOGGED_OUT' && isFavouritesView(search);
  const shown = { kind, choice, isFavourites };
  return (
    <HydrationBoundary state={dehydrated}>
      <Guarded by={kind.guard}>
        <Page
          title={`${kind.title}${kind.isFiltered(choice.filters) && !isFavourites ? list.filtered : ''}`}
          {...(me ? {} : { lead: <span className={classes.lead}>{kind.lead}</span> })}
          actions={
            <Button component={Link} to={kind.action.to} variant="default">
              {kind.action.label}
            </Button>
          }
        >
          <ListTools {...shown} tabs={<ListTabs {...shown} />}>
            <SaveSearch {...shown} />
          </ListTools>
          <List {...shown} />
          {!(choice.isApplied || isFavourites) && kind.after?.(choice.filters)}
        </Page>
      </Guarded>
    </HydrationBoundary>
  );
};
