import { privateGuard } from '@basoche/domain/access/screen-guards';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { decisionQuery, useAppeal } from '../api.ts';
import { DecisionPanels } from '../components/decision-panels.tsx';
import { decision as content } from '../content.ts';

export const meta = () => privateMeta(content.meta);

const Decision = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(decisionQuery(id));
  const appeal = useAppeal(id);
  const title = data?.party === 'subject' ? content.measureTitle : content.title;
  return (
    <Page title={data ? title : content.meta} width="reading">
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={240} />)}
      {data && <DecisionPanels decision={data} appeal={appeal.mutateAsync} />}
    </Page>
  );
};

/** Decision of staff on the viewer's report, or on the viewer, and the form to appeal. */
export default function DecisionPage() {
  const { reportID = '' } = useParams();
  return (
    <Guarded by={privateGuard}>
      <Decision id={reportID} />
    </Guarded>
  );
}
