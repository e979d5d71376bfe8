import { formatRelative, formatRemaining } from '../../../lib/dates.ts';
import { listing } from '../content.ts';
import { type Dated, lastDayOf } from './facts.ts';

/** When it was posted. Said at the hour of the server first: the browser leaves those words as they are. */
export const Posted = ({ of: { publishedAt } }: { of: Pick<Dated, 'publishedAt'> }) => (
  <time dateTime={publishedAt} suppressHydrationWarning>
    {listing.posted(formatRelative(publishedAt, new Date()))}
  </time>
);

/** How long one may still apply. */
export const Remaining = ({ of: dated }: { of: Dated }) => {
  if (dated.isArchived) return <span>{listing.archived}</span>;
  const left = dated.isOpen ? formatRemaining(lastDayOf(dated), new Date()) : null;
  return <span suppressHydrationWarning>{left ?? listing.closed}</span>;
};
