import type { OfficeMember } from '@basoche/contract/members/office';
import { Anchor, Stack } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isAbsent } from '../../../lib/api.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { memberQuery } from '../api/members.ts';
import { Acts } from '../components/acts.tsx';
import { DecisionButton } from '../components/decision-button.tsx';
import { ForModerators } from '../components/for-moderators.tsx';
import classes from '../components/member-facts.module.css';
import { MemberFacts } from '../components/member-facts.tsx';
import { MemberHistory } from '../components/member-history.tsx';
import { StateMark } from '../components/state-mark.tsx';
import { member as words } from '../member-content.ts';
import type { Route } from './+types/member.ts';

export const meta = () => privateMeta(words.meta);

const above = <BackLink to="/admin/membres">{words.back}</BackLink>;

const Content = ({ member }: { member: OfficeMember }) => (
  <Page above={above} title={member.name} lead={<StateMark state={member.state} />}>
    <Stack gap="lg">
      <Acts label={words.actions}>
        {member.permitted.map((decision) => (
          <DecisionButton key={decision} member={member} decision={decision} />
        ))}
        {member.page && (
          <Anchor component={Link} className={classes.more ?? ''} to={member.page}>
            {words.page}
          </Anchor>
        )}
      </Acts>
      <MemberFacts member={member} />
      <MemberHistory member={member} />
    </Stack>
  </Page>
);

const Member = ({ id }: { id: string }) => {
  const member = useQuery(memberQuery(id));
  if (member.data) return <Content member={member.data} />;
  return (
    <Page above={above} title={words.meta}>
      {member.isPending && <CardListSkeleton />}
      {isAbsent(member.error) ? (
        <EmptyState
          icon={<IconUserQuestion size={24} stroke={1.5} aria-hidden />}
          title={words.notFound}
          order={2}
        >
          {words.notFoundText}
        </EmptyState>
      ) : (
        member.isError && <ErrorState error={member.error} onRetry={() => void member.refetch()} />
      )}
    </Page>
  );
};

export default function MemberPage({ params }: Route.ComponentProps) {
  return (
    <ForModerators>
      <Member id={params.memberID} />
    </ForModerators>
  );
}
