import { readOfficeFirms } from '@basoche/contract/firms/office';
import { seatRoleWords } from '@basoche/domain/firms/role-names';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/dates.ts';
import { routeQuery } from '../../../lib/query-client.ts';
import { Title } from '../../../ui/title.tsx';
import { memberSeats as content } from '../member-content.ts';
import classes from './member-facts.module.css';

/** People of a firm, or firms of a person, also those who left; nothing for an account without any. */
export const MemberSeats = ({ id }: { id: string }) => {
  const { data } = useQuery({ ...routeQuery(readOfficeFirms, { params: { userId: id } }), retry: false });
  if (data === undefined || data.seats.length === 0) return null;
  return (
    <section className="grid sheet pad-5 gap-3">
      <Title order={2} className="flat large firm">
        {data.isFirm ? content.people : content.firms}
      </Title>
      <ul className="bare grid gap-4">
        {data.seats.map(({ id: seatId, account, role, since, endedAt, isSuspended }) => (
          <li key={seatId} className="grid gap-1">
            <Anchor component={Link} className={classes.more ?? ''} to={`/admin/membres/${account.id}`}>
              {account.name}
            </Anchor>
            <span>{seatRoleWords[role].name}</span>
            <span className="soft small">
              {content.time(formatDay(since), endedAt === null ? null : formatDay(endedAt))}
              {isSuspended && content.suspended}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
