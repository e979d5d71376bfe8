import type { Candidate } from '@basoche/contract/applications';
import { namesOfTerms } from '@basoche/domain/missions/edit';
import { eurosToCents, formatCents, formatPrice } from '@basoche/domain/payments/amounts';
import { ActionIcon, Avatar, Badge, Button } from '@mantine/core';
import { IconMessageCircle, IconUser, IconX } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { formatRelative } from '../../../lib/dates.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useMe } from '../../../lib/session.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { StateBadge } from '../../threads/components/state-badge.tsx';
import { useRefuseCandidate } from '../api/refuse-candidate.ts';
import { candidates as content } from '../creator-content.ts';
import { invitations } from '../invitation-content.ts';
import classes from './candidate-card.module.css';
import { InviteButton } from './invite-button.tsx';

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'));

/** The cross that refuses a candidate, after asking: it is for good. */
const Refuse = ({ candidate }: { candidate: Candidate }) => {
  const { opened, isWanted, open, close } = useLazyDialog();
  const refuse = useRefuseCandidate(candidate.id, () => {
    close();
    notifySuccess(content.refused);
  });
  return (
    <>
      <ActionIcon
        className={classes.cross}
        aria-label={content.refuse(candidate.user.name)}
        title={content.confirmRefuse}
        aria-haspopup="dialog"
        onClick={open}
      >
        <IconX size={20} stroke={1.5} />
      </ActionIcon>
      {isWanted && (
        <Suspense>
          <ConfirmDialog
            opened={opened}
            title={content.refuseTitle}
            confirm={content.confirmRefuse}
            cancel={content.cancel}
            danger
            pending={refuse.isPending}
            failure={refuse.error && failureSentence(refuse.error)}
            onClose={() => {
              refuse.reset();
              close();
            }}
            onConfirm={() => refuse.mutate()}
          >
            {content.refuseText(candidate.user.name)}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
};

const profileOf = ({ id, role }: Candidate['user']) =>
  role === 'COMPANY' ? `/entreprises/${id}` : `/users/${id}`;

/** The price, with or without VAT; to a natural person always all taxes included too (rules §2). */
const Price = ({ candidate: { offer, tvaApplicable, offerToConfirm } }: { candidate: Candidate }) => {
  const { userType, isMoral } = useMe();
  const isNatural = userType === 'CUSTOMER' && !isMoral;
  const cents = eurosToCents(offer);
  return (
    <div className={classes.offer}>
      <p className={classes.price}>
        <span>{content.price}</span>
        <strong className="tabular">{formatPrice(cents, tvaApplicable)}</strong>
        {!tvaApplicable && <span>{isNatural ? content.noVatTotal(formatCents(cents)) : content.noVat}</span>}
      </p>
      {offerToConfirm.length > 0 && (
        <p className={classes.overtaken}>{content.toConfirmHelp(namesOfTerms(offerToConfirm))}</p>
      )}
    </div>
  );
};

/** A candidate on one's mission: who, at what price, in which state, and the ways to them. */
export const CandidateCard = ({ candidate }: { candidate: Candidate }) => {
  const { user } = candidate;
  return (
    <article className={classes.card}>
      <div className={classes.top}>
        <span className={classes.badges}>
          <span className={classes.marks}>
            <StateBadge state={candidate.state} />
            {candidate.offerToConfirm.length > 0 && (
              <span className={classes.confirm}>{content.toConfirm}</span>
            )}
          </span>
          {candidate.isInvited && (
            <Badge color="slate" variant="light" tt="none" radius="sm" size="lg">
              {invitations.badge}
            </Badge>
          )}
        </span>
        {candidate.permitted.includes('refuseCandidate') && <Refuse candidate={candidate} />}
      </div>
      <div className={classes.person}>
        <Avatar
          src={user.pictureURL}
          name={user.name}
          alt=""
          size={48}
          color="slate"
          radius={999}
          aria-hidden
        />
        <div className={classes.identity}>
          <h2 className={classes.name}>{user.name}</h2>
          {user.jobName && <p className={classes.job}>{user.jobName}</p>}
          <p className={classes.date}>
            <time dateTime={candidate.createdAt}>
              {content.received(formatRelative(candidate.createdAt, new Date()))}
            </time>
          </p>
        </div>
      </div>
      <Price candidate={candidate} />
      <div className={classes.ways}>
        <Button
          component={Link}
          to={profileOf(user)}
          variant="default"
          leftSection={<IconUser size={20} stroke={1.5} />}
        >
          {content.profile}
        </Button>
        <Button
          component={Link}
          to={`/messages/${candidate.id}`}
          leftSection={<IconMessageCircle size={20} stroke={1.5} />}
        >
          {content.discuss}
        </Button>
        <InviteButton memberID={user.id} name={user.name} label={invitations.buttonOfCandidate} />
      </div>
    </article>
  );
};
