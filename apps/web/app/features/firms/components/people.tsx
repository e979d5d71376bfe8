import '@mantine/core/styles/Table.layer.css';
import type { Seat } from '@basoche/contract/firms/team';
import { seatRoleWords } from '@basoche/domain/firms/role-names';
import { mayAct } from '@basoche/domain/firms/roles';
import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { Spoken } from '../../../ui/spoken.tsx';
import { seatsQuery } from '../api.ts';
import { people as content } from '../content.ts';
import { SeatMenu } from './seat-menu.tsx';
import classes from './team.module.css';

const JoinRequests = lazy(() => import('./join-requests.tsx'));

const Row = ({ seat, seats }: { seat: Seat; seats: readonly Seat[] }) => {
  const { name, role, since, isOwn, openThreads, email } = seat;
  const day = formatDay(new Date(since));
  return (
    <Table.Tr role="row" className={classes.row ?? ''}>
      <Table.Th role="rowheader" scope="row">
        <span className={classes.name}>{name}</span>
        {isOwn && <span className="soft"> · {content.own}</span>}
        {email !== undefined && <span className="soft block">{email}</span>}
      </Table.Th>
      <Table.Td role="cell">{seatRoleWords[role].name}</Table.Td>
      <Table.Td role="cell" className={classes.since ?? ''}>
        <span className={classes.wide}>{day}</span>
        <span className={classes.label}>{content.since(day)}</span>
      </Table.Td>
      <Table.Td role="cell" className={classes.number ?? ''}>
        <span className={classes.wide}>{openThreads}</span>
        <span className={classes.label}>{content.threads(openThreads)}</span>
      </Table.Td>
      <Table.Td role="cell" className={classes.menu ?? ''}>
        <SeatMenu seat={seat} seats={seats} />
      </Table.Td>
    </Table.Tr>
  );
};

const { columns } = content;

/**
 * People of the firm with what the viewer may change. On a phone each row is a card; the ARIA roles are explicit, since a
 * table displayed as cards loses its own for screen readers.
 */
const PeopleTable = ({ seats }: { seats: readonly Seat[] }) => (
  <Table role="table" className={classes.table ?? ''} aria-label={content.list}>
    <Table.Thead role="rowgroup">
      <Table.Tr role="row">
        {[columns.name, columns.role, columns.since, columns.threads].map((column) => (
          <Table.Th key={column} role="columnheader" scope="col">
            {column}
          </Table.Th>
        ))}
        <Table.Th role="columnheader" scope="col">
          <Spoken>{columns.actions}</Spoken>
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody role="rowgroup">
      {seats.map((seat) => (
        <Row key={seat.id} seat={seat} seats={seats} />
      ))}
    </Table.Tbody>
  </Table>
);

/** Part of the screen with the people of the team, and those who ask to join it. */
export default function People() {
  const { data: seats, error, refetch } = useQuery(seatsQuery());
  if (error && !seats) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!seats) return <CardListSkeleton cards={3} />;
  const own = seats.find(({ isOwn }) => isOwn);
  return (
    <>
      {own && mayAct(own.role, 'team') && (
        <Suspense>
          <JoinRequests />
        </Suspense>
      )}
      <div className="sheet pad-4">
        <FocusKeeper>
          <PeopleTable seats={seats} />
        </FocusKeeper>
        {seats.length === 1 ? (
          <p className={classes.foot}>
            <strong className="block">{content.alone.title}</strong>
            <span className="soft">{content.alone.text}</span>
          </p>
        ) : (
          own?.permitted.end === false && <p className={`soft ${classes.foot}`}>{content.lastOwner}</p>
        )}
      </div>
    </>
  );
}
