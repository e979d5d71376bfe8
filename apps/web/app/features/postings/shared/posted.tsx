import { formatRelative, formatRemaining } from '../../../lib/dates.ts';
import { listing } from '../content.ts';
import { lastDayOf, type PostingDates } from './facts.ts';

/**
 * Time since publication, first rendered at the server's hour: the browser keeps those words on hydration.
 */
export const Posted = ({ of: { publishedAt } }: { of: Pick<PostingDates, 'publishedAt'> }) => (
  <time dateTime={publishedAt} suppressHydrationWarning>
    {listing.posted(formatRelative(publishedAt, new Date()))}
  </time>
);

/** Time left to apply. */
export const Remaining = ({ of: dated }: { of: PostingDates }) => {
  if (dated.isArchived) return <span>{listing.archived}</span>;
  const left = dated.isOpen ? formatRemaining(lastDayOf(dated), new Date()) : null;
  return <span suppressHydrationWarning>{left ?? listing.closed}</span>;
};
