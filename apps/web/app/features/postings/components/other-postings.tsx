import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { CachedMarkup } from '../../../ui/cached-markup.tsx';
import { Section } from '../../../ui/page.tsx';
import type { Posting, PostingKind } from '../kind.ts';
import { openedFrom } from '../views.ts';
import { Favourite } from './favourite.tsx';
import classes from './posting-view.module.css';

interface OtherPostingsProps<Card extends Posting> {
  kind: PostingKind<Card>;
  /** Id of the posting that is shown. */
  id: string;
}

/** Up to four other postings; nothing if there are none or they cannot be loaded. */
export const OtherPostings = <Card extends Posting>({ kind, id }: OtherPostingsProps<Card>) => {
  // The back link stays that of the first card.
  const from = openedFrom(useLocation().state);
  const { data } = useQuery(kind.others(id));
  if (!data || data.length === 0) return null;
  return (
    <Section title={kind.othersTitle}>
      <ul className={classes.others}>
        {data.map((posting) => (
          <CachedMarkup as="li" key={posting.id} data={['other', posting]}>
            {kind.card(posting, {
              order: 3,
              compact: true,
              ...(from === undefined ? {} : { from }),
              action: <Favourite of={kind.name} posting={posting} />,
            })}
          </CachedMarkup>
        ))}
      </ul>
    </Section>
  );
};
