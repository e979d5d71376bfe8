import type { OfficeMember } from '@basoche/contract/members/office';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { useMe } from '../../../lib/session.tsx';
import { Title } from '../../../ui/title.tsx';
import { member as content, decisions } from '../member-content.ts';
import classes from './member-facts.module.css';

interface History {
  title: string;
  empty: string;
  entries: readonly ReactNode[];
  more?: ReactNode;
}

const Entries = ({ title, empty, entries, more }: History) => (
  <section className="grid sheet pad-5 gap-3">
    <Title order={2} className="flat large firm">
      {title}
    </Title>
    {entries.length === 0 ? (
      <p className="soft small">{empty}</p>
    ) : (
      <ul className="bare grid gap-4">{entries}</ul>
    )}
    {more}
  </section>
);

interface EntryProps {
  title: string;
  when: string;
  reason: string | null;
}

const Entry = ({ title, when, reason }: EntryProps) => (
  <li className="grid gap-1">
    <strong>{title}</strong>
    <span className="soft small">{when}</span>
    {reason && <p className={classes.words}>{reason}</p>}
  </li>
);

/** Documents sent for verification, and decisions of staff on the account. */
export const MemberHistory = ({ member }: { member: OfficeMember }) => {
  const { verifications, history } = content;
  const isAdmin = useMe().staffRole === 'admin';
  return (
    <>
      <Entries
        title={history.title}
        empty={history.empty}
        entries={member.decisions.map(({ id, decision, reason, by, at }) => (
          <Entry
            key={id}
            title={decisions[decision].past}
            when={history.by(by, formatDay(at), formatHour(at))}
            reason={reason}
          />
        ))}
        more={
          isAdmin && (
            <Anchor
              component={Link}
              className={classes.more ?? ''}
              to={`/admin/journal?objet=member&q=${member.id}`}
            >
              {history.journal}
            </Anchor>
          )
        }
      />
      <Entries
        title={verifications.title}
        empty={verifications.empty}
        entries={member.verifications.map(({ id, state, sentAt, decidedAt, reason }) => (
          <Entry
            key={id}
            title={verifications.states[state]}
            when={[
              verifications.sent(formatDay(sentAt)),
              ...(decidedAt === null ? [] : [verifications.decided(formatDay(decidedAt))]),
            ].join(', ')}
            reason={reason}
          />
        ))}
        more={
          member.verifications.some(({ state }) => state === 'SENT') && (
            <Anchor component={Link} className={classes.more ?? ''} to="/admin/verifications">
              {verifications.queue}
            </Anchor>
          )
        }
      />
    </>
  );
};
