import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { withReturn } from '../../../lib/login-and-registration-paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { Loading, TextSkeleton } from '../../../ui/skeletons.tsx';
import { invitations } from '../invitation-content.ts';
import { type Invitee, invitablePages } from '../own-api.ts';
import classes from './invitations.module.css';
import { InviteRow } from './invite-row.tsx';

/** Link to the form of a mission, which leads back to the page of the member to invite. */
const PublishLink = ({ label, variant }: { label: string; variant: 'filled' | 'default' }) => (
  <Button
    component={Link}
    to={withReturn('/manage/missions/create', useLocation().pathname)}
    variant={variant}
  >
    {label}
  </Button>
);

const NothingOpen = () => (
  <EmptyState
    drawing="write"
    title={invitations.empty.title}
    action={<PublishLink label={invitations.empty.action} variant="filled" />}
    order={3}
  >
    {invitations.empty.text}
  </EmptyState>
);

const Missions = ({ invitee }: { invitee: Invitee }) => {
  const list = useInfiniteQuery(invitablePages(invitee.memberID));
  return (
    <PagedList
      list={list}
      skeleton={
        <Loading>
          <TextSkeleton lines={4} />
        </Loading>
      }
      empty={<NothingOpen />}
      more={invitations.more}
    >
      {(missions) => (
        <>
          <p className="flat">{invitations.lead}</p>
          <ul className={classes.rows} aria-label={invitations.list}>
            {missions.map((invitable) => (
              <InviteRow key={invitable.mission.id} invitee={invitee} invitable={invitable} />
            ))}
          </ul>
          <div className="top-4">
            <PublishLink label={invitations.another} variant="default" />
          </div>
        </>
      )}
    </PagedList>
  );
};

interface InviteDialogProps {
  invitee: Invitee;
  opened: boolean;
  onClose: () => void;
}

/** Dialog to choose the open mission that a member is invited to. */
export default function InviteDialog({ invitee, opened, onClose }: InviteDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={invitations.title(invitee.name)}>
      <Missions invitee={invitee} />
    </Dialog>
  );
}
