import { Button, Group, Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { isProblem } from '../../../lib/api.ts';
import { privateMeta } from '../../../lib/meta.ts';
import simple from '../../../pages/simple.module.css';
import { Drawing } from '../../../ui/drawing.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { decisionByLinkQuery, useAppealByLink } from '../api.ts';
import { DecisionPanels } from '../components/decision-panels.tsx';
import { appealLink, decision as content } from '../content.ts';

export const meta = () => privateMeta(content.measureTitle);

const Gone = () => (
  <div className={simple.body} role="alert">
    <Drawing name="lost" />
    <Title order={1}>{appealLink.gone}</Title>
    <p>{appealLink.goneText}</p>
    <Group justify="center">
      <Button component={Link} to="/aide">
        {appealLink.help}
      </Button>
      <Button component={Link} to="/" variant="default">
        {appealLink.home}
      </Button>
    </Group>
  </div>
);

/** A suspended member has no session: the link of the mail shows the decision and takes the appeal. */
export default function AppealLinkPage() {
  const { code = '' } = useParams();
  const { data, error, refetch } = useQuery(decisionByLinkQuery(code));
  const appeal = useAppealByLink(code);
  if (isProblem(error, 'NOT_FOUND')) return <Gone />;
  return (
    <Page title={content.measureTitle} width="reading">
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={240} />)}
      {data && <DecisionPanels decision={data} appeal={appeal.mutateAsync} />}
    </Page>
  );
}
