import { privateGuard } from '@basoche/domain/access/screen-guards';
import { typeset } from '@basoche/domain/typography';
import { useParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { useStatement } from '../api.ts';
import { StatementTable } from '../components/statement-table.tsx';
import { statement as content } from '../statement-content.ts';

export const meta = () => privateMeta(content.title);

const Empty = () => (
  <EmptyState drawing="fees" title={content.empty.title}>
    {content.empty.text}
  </EmptyState>
);

const Content = ({ id, statement }: { id: string; statement: ReturnType<typeof useStatement> }) => {
  const { data, error, isError, refetch } = statement;
  if (data) return data.lines.length === 0 ? <Empty /> : <StatementTable statement={data} id={id} />;
  return isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardListSkeleton />;
};

const Statement = () => {
  const { postulationID: id = '' } = useParams();
  const statement = useStatement(id);
  return (
    <Page
      title={content.title}
      {...(statement.data ? { lead: content.lead(typeset(statement.data.title)) } : {})}
      width="reading"
      above={<BackLink to={`/messages/${id}`}>{content.back}</BackLink>}
    >
      <Content id={id} statement={statement} />
    </Page>
  );
};

export default function StatementPage() {
  return (
    <Guarded by={privateGuard}>
      <Statement />
    </Guarded>
  );
}
