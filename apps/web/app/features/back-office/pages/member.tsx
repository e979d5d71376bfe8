import { memberReasonBody, type OfficeMember } from '@basoche/contract/members/office';
import type { MemberDecision } from '@basoche/domain/members/account-states';
import { Anchor, Stack } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isAbsent } from '../../../lib/api.ts';
import { fieldErrors } from '../../../lib/form.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { memberQuery, useDecideOnMember } from '../api/members.ts';
import { Acts } from '../components/acts.tsx';
import { ForModerators } from '../components/for-moderators.tsx';
import classes from '../components/member-facts.module.css';
import { MemberFacts } from '../components/member-facts.tsx';
import { MemberHistory } from '../components/member-history.tsx';
import { MemberSeats } from '../components/member-seats.tsx';
import { ReasonButton } from '../components/reason-button.tsx';
import { StateMark } from '../components/state-mark.tsx';
import { member as content, decisions } from '../member-content.ts';
import type { Route } from './+types/member.ts';

export const meta = () => privateMeta(content.meta);

const above = <BackLink to="/admin/membres">{content.back}</BackLink>;

/** A decision about an account: its effect, and the reason. */
const Decision = ({ member, decision }: { member: OfficeMember; decision: MemberDecision }) => {
  const deciding = useDecideOnMember(member.id, decision);
  const decisionContent = decisions[decision];
  return (
    <ReasonButton
      label={decisionContent.action}
      button={decision === 'erase' ? { variant: 'outline', color: 'red' } : { variant: 'default' }}
      about={member.name}
      content={{ ...decisionContent, submit: decisionContent.action }}
      check={(values) => fieldErrors(memberReasonBody, values)}
      send={(reason, code) => deciding.mutateAsync({ reason, code })}
      draft={`${decision}:${member.id}`}
      isMild={decision === 'restore'}
    />
  );
};

const Content = ({ member }: { member: OfficeMember }) => (
  <Page above={above} title={member.name} lead={<StateMark state={member.state} />}>
    <Stack gap="lg">
      <Acts label={content.actions}>
        {member.permitted.map((decision) => (
          <Decision key={decision} member={member} decision={decision} />
        ))}
        {member.page && (
          <Anchor component={Link} className={classes.more ?? ''} to={member.page}>
            {content.page}
          </Anchor>
        )}
      </Acts>
      <MemberFacts member={member} />
      <MemberSeats id={member.id} />
      <MemberHistory member={member} />
    </Stack>
  </Page>
);

const Member = ({ id }: { id: string }) => {
  const member = useQuery(memberQuery(id));
  if (member.data) return <Content member={member.data} />;
  return (
    <Page above={above} title={content.meta}>
      {member.isPending && <CardListSkeleton />}
      {isAbsent(member.error) ? (
        <EmptyState
          icon={<IconUserQuestion size={24} stroke={1.5} aria-hidden />}
          title={content.notFound}
          order={2}
        >
          {content.notFoundText}
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
