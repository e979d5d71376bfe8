import { CachedMarkup } from '../../../ui/cached-markup.tsx';
import type { Posting, PostingKind } from '../kind.ts';
import { CardGrid } from './card-grid.tsx';
import { Favourite } from './favourite.tsx';

interface PostingCardsProps<Card extends Posting> {
  kind: Pick<PostingKind<Card>, 'name' | 'card'>;
  postings: readonly Card[];
  /** Address of the list, for the back link. */
  from: string;
}

/** Cards of missions or offers, each with its favourite button. */
export const PostingCards = <Card extends Posting>({ kind, postings, from }: PostingCardsProps<Card>) => (
  <CardGrid>
    {postings.map((posting) => (
      <CachedMarkup as="li" key={posting.id} data={posting}>
        {kind.card(posting, { from, action: <Favourite of={kind.name} posting={posting} /> })}
      </CachedMarkup>
    ))}
  </CardGrid>
);
