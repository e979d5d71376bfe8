import type { SuspensionAppeal } from '@basoche/contract/reports/suspension-appeals';
import { typeset } from '@basoche/domain/typography';
import { Title } from '@mantine/core';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/dates.ts';
import { PagedList, type PagedQuery } from '../../../ui/paged-list.tsx';
import rows from '../../../ui/row-card.module.css';
import { useDecideSuspensionAppeal } from '../api/suspension-appeals.ts';
import { facts } from '../content.ts';
import { suspensions as content } from '../report-content.ts';
import classes from './case-card.module.css';
import { Fact } from './case-card.tsx';
import { AppealSection } from './report-appeals.tsx';

const SuspensionAppealCard = ({ appeal }: { appeal: SuspensionAppeal }) => {
  const { member, statement, suspendedAt, suspendedBy, isInForce } = appeal;
  const deciding = useDecideSuspensionAppeal(appeal.id);
  return (
    <article className={classes.card}>
      <Title order={2} className={classes.title}>
        {content.title}
      </Title>
      <dl className={classes.facts} data-columns="3">
        <Fact name={content.member} note={facts.kind(member.role, false, null)}>
          <Link to={`/admin/membres/${member.id}`}>{member.name}</Link>
        </Fact>
        <Fact name={content.by} note={content.on(formatDay(suspendedAt))}>
          {suspendedBy}
        </Fact>
        <Fact name={content.since}>{isInForce ? content.state.inForce : content.state.over}</Fact>
      </dl>
      <blockquote className={classes.words}>{typeset(statement)}</blockquote>
      <AppealSection
        appeal={appeal}
        side="suspended"
        name={member.name}
        decide={({ outcome, reason }) => deciding.mutateAsync({ outcome, reason })}
      />
    </article>
  );
};

interface SuspensionAppealsProps {
  title: string;
  list: PagedQuery<SuspensionAppeal>;
}

/** Appeals against suspensions that no report led to; nothing if there are none. */
export const SuspensionAppeals = ({ title, list }: SuspensionAppealsProps) => (
  <PagedList list={list} skeleton={null} empty={null} more={content.more}>
    {(found) => (
      <ul className={rows.rows} aria-label={title}>
        {found.map((appeal) => (
          <li key={appeal.id}>
            <SuspensionAppealCard appeal={appeal} />
          </li>
        ))}
      </ul>
    )}
  </PagedList>
);
