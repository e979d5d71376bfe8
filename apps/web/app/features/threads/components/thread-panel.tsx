import type { Thread } from '@basoche/contract/threads/threads';
import { canonicalProfilePage } from '@basoche/domain/members/name-and-page';
import { eurosToCents, formatCents } from '@basoche/domain/payments/amounts';
import { withTaxCents } from '@basoche/domain/payments/vat';
import { otherParty } from '@basoche/domain/threads/actors';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useSiteSettings } from '../../../lib/site-settings.ts';
import { InstalmentPlan } from '../../missions/shared/instalment-plan.tsx';
import { MonthlyPlan } from '../../missions/shared/monthly-plan.tsx';
import { plan as planContent } from '../../missions/shared/pricing-content.ts';
import { mayBeInvoiced } from '../../payments/shared/invoiced.ts';
import { InscriptionLine } from '../../people/shared/inscription-line.tsx';
import { ProfessionLine } from '../../people/shared/profession-line.tsx';
import { RatingLine } from '../../people/shared/rating-line.tsx';
import { ReportState } from '../../reports/shared/report-state.tsx';
import { panel as content } from '../content.ts';
import { hearing } from '../hearing-content.ts';
import { partyOf } from '../party.ts';
import {
  hasConflicts,
  isByTime,
  isDirect,
  monthlyOf,
  otherName,
  otherOf,
  otherSubject,
  planOf,
} from '../thread-facts.ts';
import { PartyPicture } from './party-picture.tsx';
import { ProgressList } from './progress-list.tsx';
import { SubjectFacts } from './subject-facts.tsx';
import { ThreadDocuments } from './thread-documents.tsx';
import classes from './thread-panel.module.css';

const PayeeDetails = lazy(() => import('../../payments/shared/payee-details.tsx'));
const PayoutFacts = lazy(() => import('../../payments/shared/payout-facts.tsx'));
const StatementLink = lazy(() => import('../../payments/shared/statement-link.tsx'));
const ThreadIndependence = lazy(() => import('./thread-independence.tsx'));
const ThreadInstalments = lazy(() => import('./thread-instalments.tsx'));
const ThreadVigilance = lazy(() => import('../../vigilance/shared/thread-vigilance.tsx'));
const ThreadInvoices = lazy(() => import('../../payments/shared/thread-invoices.tsx'));

const Who = ({ thread }: { thread: Thread }) => {
  const other = otherOf(thread);
  // The profile of a suspended member is not shown.
  const profile =
    other.id && other.role && !thread.isOtherSuspended ? canonicalProfilePage(other.role, other.id) : null;
  return (
    <div className={classes.who}>
      <PartyPicture party={other} size={56} />
      <div className={classes.identity}>
        <strong className={classes.name}>{otherName(thread)}</strong>
        {other.profession && <ProfessionLine profession={other.profession} className={classes.profession} />}
        <InscriptionLine profession={other.profession} />
        <span className="soft small">{content.roles[thread.type][otherParty(partyOf(thread))]}</span>
        {thread.type === 'MISSION' && other.id !== null && (
          <RatingLine rating={other.rating} nbMissions={other.nbMissions} />
        )}
        {profile && <Link to={profile}>{content.profile}</Link>}
        {other.name === null && <span className="soft small">{content.anonymous}</span>}
      </div>
    </div>
  );
};

const Price = ({ thread, offer }: { thread: Thread; offer: number }) => {
  const cents = eurosToCents(offer);
  const isAgreed = thread.actions.some(({ type, result }) => type === 'PRICE' && result === 'ACCEPTED');
  const plan = planOf(thread);
  const monthly = monthlyOf(thread);
  // While a price awaits an answer, the step beside this panel shows its parts.
  const isInStep = thread.permitted.includes('price/accept');
  return (
    <div>
      <dl className={classes.price}>
        <dt>
          {isAgreed ? content.agreed : content.proposed}
          {plan && `, ${planContent.number(plan.length)}`}
          {isByTime(thread) && `, ${planContent.atMost}`}
        </dt>
        <dd>
          <strong>
            {formatCents(cents)} {content.ht}
          </strong>
          <span>
            {thread.tvaApplicable
              ? `${formatCents(withTaxCents(cents, true))} ${content.ttc}`
              : content.noVat}
          </span>
        </dd>
      </dl>
      {plan && !thread.instalment && !isInStep && <InstalmentPlan plan={plan} />}
      {monthly && !isInStep && (
        <div className="top-2">
          <MonthlyPlan monthly={monthly} />
        </div>
      )}
    </div>
  );
};

/** Instalments of a mission whose work has begun; read again when the step changes. */
const Instalments = ({ thread }: { thread: Thread }) =>
  thread.instalment && (
    <Suspense>
      <ThreadInstalments key={`${thread.situation} ${thread.instalment.position}`} thread={thread} />
    </Suspense>
  );

/** The vigilance file of a mission with an accepted price; read again when the step changes. */
const Vigilance = ({ thread }: { thread: Thread }) => {
  const { vigilance } = useSiteSettings();
  const { type, state, situation } = thread;
  if (!vigilance || type !== 'MISSION' || state === 'NEW' || state === 'REFUSED') return null;
  return (
    <Suspense>
      <ThreadVigilance
        key={`${situation} ${thread.vigilance}`}
        thread={thread}
        other={otherSubject(thread)}
        place="details"
      />
    </Suspense>
  );
};

/** The other party, the agreement, and the progress of the mission. */
export const ThreadPanel = ({ thread }: { thread: Thread }) => (
  <div className="row column gap-6">
    <Who thread={thread} />
    {thread.offer !== null && <Price thread={thread} offer={thread.offer} />}
    <Instalments thread={thread} />
    {thread.type === 'MISSION' && (
      <section>
        <h2 className="subtle bottom-3">{content.progress}</h2>
        <ProgressList thread={thread} />
      </section>
    )}
    {hasConflicts(thread) && (
      <Suspense>
        <ThreadIndependence thread={thread} place="details" />
      </Suspense>
    )}
    <Vigilance thread={thread} />
    <section>
      <h2 className="subtle bottom-3">{thread.hearing ? hearing.title : content.subject[thread.type]}</h2>
      <SubjectFacts thread={thread} />
    </section>
    {thread.mode !== null && thread.mode !== 'direct' && (
      <Suspense>
        <PayoutFacts thread={thread} other={otherSubject(thread)} />
      </Suspense>
    )}
    {isDirect(thread) && !thread.isRefused && (
      <Suspense>
        <PayeeDetails thread={thread} other={otherSubject(thread)} />
      </Suspense>
    )}
    {mayBeInvoiced(thread) && (
      <Suspense>
        <ThreadInvoices id={thread.id} />
      </Suspense>
    )}
    {thread.execution.depositConfirmedAt !== null && (
      <Suspense>
        <StatementLink id={thread.id} />
      </Suspense>
    )}
    <ThreadDocuments thread={thread} />
    <ReportState threadId={thread.id} />
  </div>
);
