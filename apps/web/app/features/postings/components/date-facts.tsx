import { IconCalendarEvent, IconHourglass } from '@tabler/icons-react';
import { formatDay } from '../../../lib/dates.ts';
import { Fact } from '../../../ui/fact-list.tsx';
import { listing } from '../content.ts';
import { lastDayOf, type PostingDates, startOf } from '../shared/facts.ts';
import { Remaining } from '../shared/posted.tsx';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Start of the work. */
export const StartFact = ({ of }: { of: { startNow: boolean; startDate: string | null } }) => (
  <Fact icon={<IconCalendarEvent {...icon} />} name={listing.start}>
    {startOf(of)}
  </Fact>
);

/** Last day to apply, and the time left. */
export const DeadlineFact = ({ of }: { of: PostingDates }) => (
  <Fact
    icon={<IconHourglass {...icon} />}
    name={listing.deadline}
    note={
      <strong>
        <Remaining of={of} />
      </strong>
    }
  >
    {listing.until(formatDay(lastDayOf(of)))}
  </Fact>
);
