import type { Candidate } from '@basoche/contract/applications';
import { namesOfTerms } from '@basoche/domain/missions/edit';
import { eurosToCents, formatCents, formatPrice } from '@basoche/domain/payments/amounts';
import { Badge } from '@mantine/core';
import { useMe } from '../../../lib/session.tsx';
import { CandidateFrame } from '../../listings/components/candidate-frame.tsx';
import { StandingLine } from '../../threads/components/standing-line.tsx';
import { StateBadge } from '../../threads/components/state-badge.tsx';
import { candidates as content } from '../creator-content.ts';
import { invitations } from '../invitation-content.ts';
import classes from './candidate-card.module.css';
import { InviteButton } from './invite-button.tsx';

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
export const CandidateCard = ({ candidate }: { candidate: Candidate }) => (
  <CandidateFrame
    of="missions"
    candidate={candidate}
    badges={
      <>
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
      </>
    }
    ways={
      <InviteButton
        memberID={candidate.user.id}
        name={candidate.user.name}
        label={invitations.buttonOfCandidate}
      />
    }
  >
    <StandingLine rating={candidate.rating} nbMissions={candidate.nbMissions} />
    <Price candidate={candidate} />
  </CandidateFrame>
);
