import type { HeldFile } from '@basoche/contract/vigilance/collections';
import { ownPaths } from '@basoche/domain/access/own-paths';
import { privateGuard } from '@basoche/domain/access/screen-guards';
import { mayAct } from '@basoche/domain/firms/roles';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { formatEuros } from '../../../lib/money.ts';
import { useMe } from '../../../lib/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import row from '../../../ui/row-card.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import classes from '../components/held-file.module.css';
import HeldFileFacts from '../components/held-file.tsx';
import { heldFilesQuery } from '../held-api.ts';
import { heldFiles as content } from '../held-content.ts';

export const meta = () => privateMeta(content.title);

const Card = ({ file }: { file: HeldFile }) => {
  const { acting } = useMe();
  return (
    <article className={row.card}>
      <div className={row.what}>
        <h2 className="flat large firm breaks">{file.candidate.name}</h2>
        {(acting === null || mayAct(acting.role, 'readThreads')) && (
          <Link className="small strong target link" to={`/messages/${file.postulationID}`}>
            {content.thread}
          </Link>
        )}
      </div>
      <p className={row.amount}>
        {formatEuros(file.yearSum)} <span>{content.sum}</span>
      </p>
      <div className={classes.body}>
        <HeldFileFacts file={file} />
      </div>
    </article>
  );
};

const List = () => {
  const { data, error, refetch } = useQuery(heldFilesQuery());
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <CardListSkeleton cards={2} />;
  if (data.length === 0) {
    return (
      <EmptyState drawing="contract" title={content.none.title}>
        {content.none.text}
      </EmptyState>
    );
  }
  return (
    <ul className={row.rows} aria-label={content.title}>
      {data.map((file) => (
        <li key={file.candidate.id}>
          <Card file={file} />
        </li>
      ))}
    </ul>
  );
};

const Screen = () => {
  const { acting } = useMe();
  if (acting !== null && !mayAct(acting.role, 'collectVigilance')) {
    return <Navigate to={ownPaths.settings} replace />;
  }
  return (
    <Page title={content.title} lead={content.lead} width="reading">
      <List />
    </Page>
  );
};

/** Prestataires whose documents the law makes the client hold, the latest first. */
export default function CandidatesPage() {
  return (
    <Guarded by={privateGuard}>
      <Screen />
    </Guarded>
  );
}
