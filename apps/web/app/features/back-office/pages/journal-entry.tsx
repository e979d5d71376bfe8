import type { JournalEntryInFull } from '@basoche/contract/back-office/journal';
import { actDone, subjectIdText, subjectName } from '@basoche/domain/evidence/staff-act-content';
import { detailText } from '@basoche/domain/evidence/staff-act-details';
import { IconListSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isAbsent } from '../../../lib/api.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { journalEntry, journalPathOf } from '../api/journal.ts';
import { ForAdmins } from '../components/for-admins.tsx';
import { subjectAddress } from '../components/subject-address.ts';
import { journal } from '../journal-content.ts';
import type { Route } from './+types/journal-entry.ts';
import classes from './journal-entry.module.css';

const content = journal.one;

export const meta = () => privateMeta(journal.title);

const above = <BackLink to="/admin/journal">{content.back}</BackLink>;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Facts = ({ entry: { at, by, on, details } }: { entry: JournalEntryInFull }) => {
  const screen = subjectAddress(on.kind, on.id);
  return (
    <Panel title={content.details}>
      <dl className="flat top-3">
        <Fact name={content.by}>{journal.by(by.name, by.role)}</Fact>
        <Fact name={content.at}>{journal.when(at)}</Fact>
        <Fact name={content.on}>
          {on.name === null ? subjectName(on.kind) : journal.detail(subjectName(on.kind), on.name)}
        </Fact>
        <Fact name={content.id}>{subjectIdText(on.kind, on.id) ?? on.id}</Fact>
        {detailText(details).map(({ label, text }) => (
          <Fact key={label} name={label}>
            {text}
          </Fact>
        ))}
      </dl>
      <div className={classes.links}>
        {screen && (
          <Link to={screen}>
            {content.see}
            {`\u202f: ${subjectName(on.kind).toLowerCase()}`}
          </Link>
        )}
        <Link to={journalPathOf('subject', on.id)}>{content.history}</Link>
        <Link to={journalPathOf('member', by.id)}>{content.byPerson}</Link>
      </div>
    </Panel>
  );
};

const EntryHashes = ({ entry: { body, previous, hash } }: { entry: JournalEntryInFull }) => (
  <Panel title={content.proof} text={content.proofText}>
    {(
      [
        [content.previous, previous],
        [content.body, body],
        [content.hash, hash],
      ] as const
    ).map(([label, text]) => (
      <div key={label}>
        <strong>{label}</strong>
        <pre className={classes.code}>{text}</pre>
      </div>
    ))}
  </Panel>
);

const Entry = ({ number }: { number: number }) => {
  const entry = useQuery(journalEntry(number));
  if (entry.data) {
    const { by, act } = entry.data;
    return (
      <Page
        above={above}
        title={content.title(number)}
        lead={journal.sentence(by.name, by.role, actDone(act))}
      >
        <Facts entry={entry.data} />
        <EntryHashes entry={entry.data} />
      </Page>
    );
  }
  return (
    <Page above={above} title={content.title(number)}>
      {entry.isPending && <CardListSkeleton />}
      {isAbsent(entry.error) ? (
        <EmptyState icon={<IconListSearch size={24} stroke={1.5} aria-hidden />} title={content.notFound}>
          {content.notFoundText}
        </EmptyState>
      ) : (
        entry.isError && <ErrorState error={entry.error} onRetry={() => void entry.refetch()} />
      )}
    </Page>
  );
};

export default function JournalEntryPage({ params }: Route.ComponentProps) {
  return (
    <ForAdmins closed={journal.closed}>
      <Entry number={Number(params.number)} />
    </ForAdmins>
  );
}
