import { PagedList } from '../../../ui/paged-list.tsx';
import { CardGridSkeleton } from '../components/card-grid.tsx';
import { Nothing } from '../components/nothing-found.tsx';
import { PostingCards } from '../components/posting-cards.tsx';
import { favourites } from '../favourite-content.ts';
import type { ListKind, Posting } from '../kind.ts';

interface FavouriteListProps {
  kind: Pick<ListKind<Posting, never, never>, 'name' | 'card' | 'path' | 'favouritesPath' | 'useFavourites'>;
  /** Screen that an opened card leads back to; the tab itself by default. */
  from?: string;
}

/** Tab "Favoris": the viewer's favourites, closed ones included. */
export default function FavouriteList({ kind, from = kind.favouritesPath }: FavouriteListProps) {
  return (
    <PagedList
      list={kind.useFavourites()}
      skeleton={<CardGridSkeleton />}
      empty={<Nothing content={favourites.none[kind.name]} to={kind.path} drawing="kept" />}
      more={favourites.more}
    >
      {(postings) => <PostingCards kind={kind} postings={postings} from={from} />}
    </PagedList>
  );
}
