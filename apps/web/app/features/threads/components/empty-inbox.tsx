import { isOfTrade } from '@basoche/domain/access/viewer';
import type { ThreadType } from '@basoche/domain/threads/application';
import type { Turn } from '@basoche/domain/threads/whose-turn';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useMe } from '../../../lib/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { inbox, inboxColumn, turnContent } from '../inbox-content.ts';
import { people } from '../people-content.ts';
import { type InboxView, inboxSearch } from '../shared/views.ts';

/** Link in an empty inbox: to the list of postings or, for an external customer, to their own missions. */
const useBeginning = (type: ThreadType) => {
  const isMember = isOfTrade(useMe().userType);
  if (type === 'JOB') return { to: '/consult/emplois', label: inbox.emptyJobs.toJobs };
  return isMember
    ? { to: '/consult/missions', label: inbox.empty.toMissions }
    : { to: '/manage/missions', label: inbox.empty.toOwn };
};

/** Shown in an inbox that has never had a conversation. */
export const EmptyInbox = ({ type }: { type: ThreadType }) => {
  const isMember = isOfTrade(useMe().userType);
  const { to, label } = useBeginning(type);
  const mission = isMember ? inbox.empty.member : inbox.empty.customer;
  return (
    <EmptyState
      drawing={type === 'JOB' ? 'career' : 'conversation'}
      title={type === 'JOB' ? inbox.emptyJobs.title : inbox.empty.title}
      action={
        <Button component={Link} to={to}>
          {label}
        </Button>
      }
    >
      {type === 'JOB' ? inbox.emptyJobs.text : mission}
    </EmptyState>
  );
};

/** Shown in an empty list of the inbox while another list has conversations. */
export const EmptyTurn = ({ view, turn }: { view: InboxView; turn: Turn }) => {
  const { none, hint } = turnContent[turn];
  const beginning = useBeginning(view.type);
  if (view.isAssigned) {
    return (
      <EmptyState
        drawing="conversation"
        title={people.filter.none}
        action={
          <Button
            component={Link}
            to={{ search: inboxSearch({ ...view, isAssigned: false }) }}
            variant="default"
          >
            {people.filter.all}
          </Button>
        }
      >
        {hint}
      </EmptyState>
    );
  }
  const next =
    turn === 'OTHERS'
      ? beginning
      : { to: { search: inboxSearch({ ...view, turn: 'OTHERS', q: '' }) }, label: inboxColumn.toOthers };
  return (
    <EmptyState
      drawing="conversation"
      title={none}
      action={
        <Button component={Link} to={next.to} variant="default">
          {next.label}
        </Button>
      }
    >
      {hint}
    </EmptyState>
  );
};
