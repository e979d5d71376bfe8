import type { OfficeSeat } from '@basoche/contract/firms/office';
import { memberReasonBody } from '@basoche/contract/members/office';
import { seatRoleWords } from '@basoche/domain/firms/role-names';
import type { SeatDecision } from '@basoche/domain/firms/team';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/dates.ts';
import { fieldErrors } from '../../../lib/form.ts';
import { Title } from '../../../ui/title.tsx';
import { seatsQuery, useDecideOnSeat } from '../api/members.ts';
import { memberSeats as content, seatDecisions } from '../member-content.ts';
import classes from './member-facts.module.css';
import { ReasonButton } from './reason-button.tsx';

/** A decision of staff about a seat, with its reason. */
const Decision = ({
  firmId,
  seat,
  decision,
}: {
  firmId: string;
  seat: OfficeSeat;
  decision: SeatDecision;
}) => {
  const deciding = useDecideOnSeat(firmId, decision);
  const words = seatDecisions[decision];
  return (
    <ReasonButton
      label={words.action}
      labelOf={`${words.action}\u202f: ${seat.account.name}`}
      button={{ variant: 'default', size: 'xs' }}
      about={seat.account.name}
      content={{ ...words, submit: words.action }}
      check={(values) => fieldErrors(memberReasonBody, values)}
      send={(reason, code) => deciding.mutateAsync({ seatID: seat.id, reason, code })}
      draft={`${decision}:${seat.id}`}
      isMild={decision === 'nameOwner'}
    />
  );
};

/** People of a firm, or firms of a person, also those who left; nothing for an account without any. */
export const MemberSeats = ({ id }: { id: string }) => {
  const { data } = useQuery({ ...seatsQuery(id), retry: false });
  if (data === undefined || data.seats.length === 0) return null;
  return (
    <section className="grid sheet pad-5 gap-3">
      <Title order={2} className="flat large firm">
        {data.isFirm ? content.people : content.firms}
      </Title>
      <ul className="bare grid gap-4">
        {data.seats.map((seat) => {
          const { id: seatId, account, role, since, endedAt, isSuspended } = seat;
          return (
            <li key={seatId} className="grid gap-1">
              <Anchor component={Link} className={classes.more ?? ''} to={`/admin/membres/${account.id}`}>
                {account.name}
              </Anchor>
              <span>{seatRoleWords[role].name}</span>
              <span className="soft small">
                {content.time(formatDay(since), endedAt === null ? null : formatDay(endedAt))}
                {isSuspended && content.suspended}
              </span>
              {seat.permitted.length > 0 && (
                <div className="row wrap gap-2">
                  {seat.permitted.map((decision) => (
                    <Decision key={decision} firmId={id} seat={seat} decision={decision} />
                  ))}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
