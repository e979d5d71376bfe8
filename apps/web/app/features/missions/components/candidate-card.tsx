import { isConsumer } from '@basoche/domain/access/viewer';
import '@mantine/core/styles/Checkbox.layer.css';
import type { Candidate } from '@basoche/contract/threads/mission-candidates';
import { formatResponseTime } from '@basoche/domain/members/response-time';
import { namesOfTerms } from '@basoche/domain/missions/changed-terms';
import { eurosToCents, formatCents, formatPrice } from '@basoche/domain/payments/amounts';
import { Badge, Checkbox } from '@mantine/core';
import { useMe } from '../../../lib/session.tsx';
import { Allowed } from '../../firms/shared/allowed.tsx';
import { AvailabilityBadge } from '../../people/shared/availability-badge.tsx';
import { RatingLine } from '../../people/shared/rating-line.tsx';
import { selection } from '../../postings/candidate-selection-content.ts';
import { CandidateFrame } from '../../postings/components/candidate-frame.tsx';
import { CandidateNote } from '../../postings/components/candidate-note.tsx';
import { StateBadge } from '../../postings/shared/state-badge.tsx';
import { comparing as content, independenceWord } from '../candidate-comparison-content.ts';
import { mayBeWrittenTo } from '../candidate-views.ts';
import { candidates } from '../creator-content.ts';
import { invitations } from '../invitation-content.ts';
import { inviteButton } from '../invite-button-content.ts';
import { InstalmentPlan } from '../shared/instalment-plan.tsx';
import { InviteButton } from '../shared/invite-button.tsx';
import { MonthlyPlan } from '../shared/monthly-plan.tsx';
import { plan } from '../shared/pricing-content.ts';
import classes from './candidates.module.css';
import { ShortlistStar } from './shortlist-star.tsx';

/** Price, with or without VAT. A natural person always reads the total including taxes too (rules §2). */
const Price = ({ candidate }: { candidate: Candidate }) => {
  const { offer, tvaApplicable, offerToConfirm, instalments, monthly } = candidate;
  const isNatural = isConsumer(useMe());
  const cents = eurosToCents(offer);
  return (
    <div className={classes.offer}>
      <p className={classes.price}>
        <span>
          {candidates.price}
          {instalments && `, ${plan.number(instalments.length)}`}
          {monthly && monthly.kind !== 'retainer' && `, ${plan.atMost}`}
        </span>
        <strong className="tabular">{formatPrice(cents, tvaApplicable)}</strong>
        {!tvaApplicable && (
          <span>{isNatural ? candidates.noVatTotal(formatCents(cents)) : candidates.noVat}</span>
        )}
      </p>
      {instalments && <InstalmentPlan plan={instalments} />}
      {monthly && <MonthlyPlan monthly={monthly} />}
      {offerToConfirm.length > 0 && (
        <p className={classes.overtaken}>{candidates.toConfirmHelp(namesOfTerms(offerToConfirm))}</p>
      )}
    </div>
  );
};

/** The candidate's presentation, delay and facts to compare. */
const CandidateFacts = ({ candidate }: { candidate: Candidate }) => {
  const { presentation, delayDays, responseTimeMn, distanceKm, availability } = candidate;
  const facts = [
    [content.columns.delay, delayDays === null ? null : content.days(delayDays)],
    [content.columns.answer, responseTimeMn === null ? null : formatResponseTime(responseTimeMn)],
    [content.columns.distance, distanceKm === null ? null : content.distance(distanceKm)],
    [content.columns.independence, candidate.independence ? independenceWord(candidate.independence) : null],
  ] as const;
  return (
    <>
      {presentation !== null && <p className={classes.presentation}>{presentation}</p>}
      {(facts.some(([, fact]) => fact !== null) || availability !== null) && (
        <dl className={classes.facts}>
          {facts.map(
            ([label, fact]) =>
              fact !== null && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{fact}</dd>
                </div>
              ),
          )}
          {availability !== null && (
            <div>
              <dt>{content.columns.availability}</dt>
              <dd>
                <AvailabilityBadge availability={availability} />
              </dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
};

export interface CandidateProps {
  candidate: Candidate;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A candidate on the creator's mission: name, price, state, private note and links. */
export const CandidateCard = ({ candidate, isChosen, onChoose }: CandidateProps) => (
  <CandidateFrame
    of="missions"
    candidate={candidate}
    badges={
      <>
        {mayBeWrittenTo(candidate) && (
          <Checkbox
            className={classes.choice}
            size="md"
            aria-label={selection.choose(candidate.user.name)}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        )}
        <span className={classes.marks}>
          <StateBadge state={candidate.state} />
          {candidate.offerToConfirm.length > 0 && (
            <span className={classes.confirm}>{candidates.toConfirm}</span>
          )}
        </span>
        {candidate.isInvited && (
          <Badge color="slate" variant="light" tt="none" radius="sm" size="lg">
            {invitations.badge}
          </Badge>
        )}
      </>
    }
    actions={
      <>
        <ShortlistStar candidate={candidate} hasLabel />
        <Allowed act="negotiate">
          <InviteButton
            memberID={candidate.user.id}
            name={candidate.user.name}
            label={inviteButton.labelOfCandidate}
          />
        </Allowed>
      </>
    }
  >
    <RatingLine rating={candidate.rating} nbMissions={candidate.nbMissions} />
    <CandidateFacts candidate={candidate} />
    <Price candidate={candidate} />
    <CandidateNote of="missions" candidate={candidate} />
  </CandidateFrame>
);
