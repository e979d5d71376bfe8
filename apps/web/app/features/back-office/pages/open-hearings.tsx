import { cancelOpenBody, type OpenHearing } from '@basoche/contract/hearings/office';
import { IconCalendarTime } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { fieldErrors } from '../../../lib/form.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { formatEuros } from '../../../lib/money.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { openHearingPages, useCancelOpenHearing } from '../api/hearings.ts';
import { ForModerators } from '../components/for-moderators.tsx';
import { Mark } from '../components/mark.tsx';
import { ReasonButton } from '../components/reason-button.tsx';
import { openHearings as content } from '../hearing-content.ts';
import { type OfficeColumn, OfficeTable } from '../shared/office-table.tsx';

export const meta = () => privateMeta(content.title);

const Cancel = ({ hearing: { id, court, heldAt } }: { hearing: OpenHearing }) => {
  const cancelling = useCancelOpenHearing(id);
  const day = formatDay(heldAt);
  return (
    <ReasonButton
      label={content.cancel}
      labelOf={content.cancelOf(court.name, day)}
      about={`${court.name}, ${content.at(day, formatHour(heldAt))}`}
      content={content.cancellation}
      check={(values) => fieldErrors(cancelOpenBody, values)}
      send={(reason) => cancelling.mutateAsync(reason)}
      draft={`cancel-hearing:${id}`}
    />
  );
};

const columnNames = content.columns;
const columns: readonly [OfficeColumn<OpenHearing>, ...OfficeColumn<OpenHearing>[]] = [
  {
    key: 'at',
    label: columnNames.at,
    cell: ({ heldAt }) => content.at(formatDay(heldAt), formatHour(heldAt)),
  },
  {
    key: 'court',
    label: columnNames.court,
    cell: ({ court, act }) => (
      <span>
        {court.name}
        <span className="soft small block">{content.act(act)}</span>
      </span>
    ),
  },
  {
    key: 'price',
    label: columnNames.price,
    cell: ({ price }) => `${formatEuros(price)}\u00a0HT`,
    tight: true,
  },
  {
    key: 'client',
    label: columnNames.client,
    cell: ({ client }) => <Link to={`/admin/membres/${client.id}`}>{client.name}</Link>,
  },
  {
    key: 'told',
    label: columnNames.told,
    cell: ({ told, wave, isUnfilled }) => (
      <span>
        {content.told(told)}
        {isUnfilled ? (
          <Mark urgency="halfTime" label={content.unfilled} />
        ) : (
          <span className="soft small block">{content.waves(wave)}</span>
        )}
      </span>
    ),
  },
  {
    key: 'actions',
    label: columnNames.actions,
    cell: (hearing) => <Cancel hearing={hearing} />,
    tight: true,
  },
];

/** Hearings that nobody took yet. */
const OpenHearings = () => (
  <Page title={content.title} lead={content.lead}>
    <OfficeTable
      caption={content.caption}
      list={useInfiniteQuery(openHearingPages())}
      keyOf={({ id }) => id}
      columns={columns}
      more={content.more}
      empty={
        <EmptyState
          icon={<IconCalendarTime size={24} stroke={1.5} aria-hidden />}
          title={content.empty.title}
        >
          {content.empty.text}
        </EmptyState>
      }
    />
  </Page>
);

export default function OpenHearingsPage() {
  return (
    <ForModerators>
      <OpenHearings />
    </ForModerators>
  );
}
