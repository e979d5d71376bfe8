import type { Thread } from '@basoche/contract/threads/threads';
import { eurosToCents } from '@basoche/domain/payments/amounts';
import { instalmentSentence } from '@basoche/domain/pricing/content';
import { Skeleton } from '@mantine/core';
import { IconChevronDown, IconCircleCheck, IconClock, IconHourglass, IconPointer } from '@tabler/icons-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { isProblem } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { useWayBack } from '../../../lib/use-way-back.ts';
import { Note } from '../../../ui/note.tsx';
import { useMayNegotiate } from '../../firms/shared/may-negotiate.ts';
import { useApproval } from '../../firms/shared/use-approval.ts';
import { InstalmentPlan } from '../../missions/shared/instalment-plan.tsx';
import { MonthlyPlan } from '../../missions/shared/monthly-plan.tsx';
import { mayBeInvoiced } from '../../payments/shared/invoiced.ts';
import { cancelAsked } from '../command-content.ts';
import { nextStep as content, speaking, thread as threadContent } from '../content.ts';
import { modeDialog } from '../mode-content.ts';
import { noLimit } from '../next-step/definition.ts';
import { type NextStepText, nextStepOf } from '../next-step/next-step.ts';
import { useNextStep } from '../next-step/use-next-step.ts';
import { people } from '../people-content.ts';
import {
  hasConflicts,
  isUnfunded,
  monthlyOf,
  otherOf,
  otherSubject,
  planOf,
  priceKindOf,
} from '../thread-facts.ts';
import { confirmingStep, DepositReturn, useDepositReturn } from './deposit-return.tsx';
import classes from './next-step-block.module.css';
import { NextStepButtons } from './next-step-buttons.tsx';
import { NextStepDialogs } from './next-step-dialogs.tsx';
import { ReviewZone } from './review-zone.tsx';

const DepositApproval = lazy(() => import('../../firms/shared/deposit-approval.tsx'));
const ThreadIndependence = lazy(() => import('./thread-independence.tsx'));
const ThreadVigilance = lazy(() => import('../../vigilance/shared/thread-vigilance.tsx'));
const AccountStep = lazy(() => import('../../payments/shared/account-step.tsx'));
const MonthStep = lazy(() => import('./month-step.tsx'));
const WholeCost = lazy(async () => ({
  default: (await import('../../payments/shared/whole-cost.tsx')).WholeCost,
}));
const InvoiceStep = lazy(() => import('../../payments/shared/invoice-step.tsx'));

const marks = { you: IconPointer, other: IconHourglass, nobody: IconCircleCheck } as const;

const WaitsFor = ({ waitsFor, toOther }: { waitsFor: NextStepText['waitsFor']; toOther: string }) => {
  const you = useMayNegotiate() ? content.you : people.teamTurn;
  const isOffice =
    waitsFor === 'team' || waitsFor === 'staff' || waitsFor === 'partner' || waitsFor === 'bank';
  const Icon = isOffice ? marks.other : marks[waitsFor];
  const text = isOffice
    ? content.office[waitsFor]
    : { you, other: content.other(toOther), nobody: content.nobody }[waitsFor];
  return (
    <p className={classes.who}>
      <Icon size={16} stroke={1.5} aria-hidden />
      <span>{text}</span>
    </p>
  );
};

/**
 * Request to cancel the deposit that the other party has not answered. Shown if the step itself is about
 * something newer.
 */
const CancelAsked = ({ thread }: { thread: Thread }) => {
  const { mine, other } = thread.execution.cancelAsked;
  const isTold = thread.situation !== 'DELIVERED_HELD';
  if (isTold || (mine === null && other === null)) return null;
  return (
    <div className="top-2">
      <Note tone="info">{cancelAsked[mine === null ? 'other' : 'mine'](otherSubject(thread))}</Note>
    </div>
  );
};

const Details = ({ step }: { step: NextStepText }) => (
  <>
    {step.next && <p className={classes.next}>{step.next}</p>}
    {step.quote && (
      <figure className={classes.quote}>
        <figcaption>{content.reason}</figcaption>
        <blockquote>{step.quote}</blockquote>
      </figure>
    )}
  </>
);

/** Next step: who must act, what follows, until when, and the buttons for the permitted commands. */
export const NextStepBlock = ({ thread }: { thread: Thread }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { buttons, asked, pending, isPending, hasChanged, error, run, send, press, close } = useNextStep(
    thread,
    heading,
  );
  const [isOpen, setOpen] = useState(false);
  const { stage, setLate } = useDepositReturn(thread);
  const { approval, maySpend } = useApproval(thread);
  const { from } = useWayBack('compte');
  const detailsId = useId();
  const plan = planOf(thread);
  const monthly = monthlyOf(thread);
  const step = stage === 'waiting' ? confirmingStep : nextStepOf(thread);
  const waitsFor = thread.permitted.includes('review') ? 'you' : step.waitsFor;
  // No deposit button while a payment is being confirmed, so that the viewer does not pay twice, and none
  // before their firm consents.
  const main = buttons.filter(
    ({ tone, name, follows }) =>
      tone !== 'danger' &&
      follows === undefined &&
      !(name === 'deposit' && (stage === 'waiting' || !maySpend)),
  );
  const minor = buttons.filter(({ tone, follows }) => tone === 'danger' && follows === undefined);
  const ends = buttons.filter(({ follows }) => follows !== undefined);
  const isToEnd = ends.some(({ tone }) => tone === 'main');
  const failure = error && !hasChanged ? failureSentence(error) : null;

  return (
    <section
      className={classes.block}
      data-waits={waitsFor}
      data-situation={thread.situation}
      data-sheet={thread.sheet}
      data-open={isOpen || undefined}
      data-urgent={hasChanged || failure !== null || stage !== null || undefined}
      aria-label={content.heading}
    >
      <WaitsFor waitsFor={waitsFor} toOther={speaking.to(otherOf(thread).name)} />
      <h2 ref={heading} tabIndex={-1} className={classes.title} data-quiet-focus>
        {step.title}
      </h2>
      {hasChanged && (
        <div className="top-2">
          <Note tone="danger">
            {isProblem(error, 'STATE_CHANGED') ? threadContent.stateChanged : error?.message}
          </Note>
        </div>
      )}
      {failure && !asked && (
        <div className="top-2">
          <Note tone="danger">{failure}</Note>
        </div>
      )}
      <CancelAsked thread={thread} />
      {hasConflicts(thread) && (
        <Suspense>
          <ThreadIndependence thread={thread} place="step" />
        </Suspense>
      )}
      {thread.vigilance !== undefined && (
        <Suspense>
          <ThreadVigilance thread={thread} other={otherSubject(thread)} place="step" />
        </Suspense>
      )}
      {isUnfunded(thread) && (
        <div className="top-2">
          <Note tone="info">{instalmentSentence('awaited', 'candidate', 'funds')}</Note>
        </div>
      )}
      {stage !== null && (
        <div className="top-2">
          <DepositReturn id={thread.id} stage={stage} onLate={setLate} />
        </div>
      )}
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? content.less : content.more}
        <IconChevronDown size={16} stroke={1.5} aria-hidden />
      </button>
      <div id={detailsId} className={classes.details} data-open={isOpen || undefined}>
        <Details step={step} />
      </div>
      {thread.state === 'ONGOING' && thread.instalment?.count === null && (
        <Suspense>
          <MonthStep key={thread.situation} thread={thread} />
        </Suspense>
      )}
      {step.until && (
        <p className={classes.until} data-minor={step.until === noLimit || undefined}>
          <IconClock size={16} stroke={1.5} aria-hidden />
          {step.until}
        </p>
      )}
      {approval !== null && (
        <div className="top-2">
          <Suspense fallback={<Skeleton height={96} />}>
            <DepositApproval id={thread.id} approval={approval} />
          </Suspense>
        </div>
      )}
      {thread.situation === 'PAYEE_AWAITED' && !thread.isCreator && (
        <div className="top-2">
          <Suspense fallback={<Skeleton height={96} />}>
            <AccountStep back={{ postulationID: thread.id }} from={from} />
          </Suspense>
        </div>
      )}
      {mayBeInvoiced(thread) && (
        <Suspense>
          <InvoiceStep id={thread.id} />
        </Suspense>
      )}
      {thread.reviews && <ReviewZone thread={thread} reviews={thread.reviews} />}
      {thread.permitted.includes('price/accept') && thread.offer !== null && (
        <Suspense>
          <div className="top-2 grid gap-2">
            {thread.othersUnderWay > 0 && (
              <Note tone="info">{modeDialog.underWay.title(thread.othersUnderWay)}</Note>
            )}
            {plan && <InstalmentPlan plan={plan} />}
            {monthly && <MonthlyPlan monthly={monthly} lineClass={classes.told} />}
            <WholeCost
              prices={[eurosToCents(thread.offer)]}
              tvaApplicable={thread.tvaApplicable}
              kind={priceKindOf(thread)}
            />
          </div>
        </Suspense>
      )}
      {main.length > 0 && (
        <div className={classes.buttons}>
          <NextStepButtons buttons={main} pending={pending} onPress={press} />
        </div>
      )}
      {minor.length > 0 && (
        <div className={classes.minor} data-open={isOpen || undefined}>
          <NextStepButtons buttons={minor} pending={pending} onPress={press} />
        </div>
      )}
      {ends.length > 0 && (
        <section
          className={classes.ends}
          data-open={isOpen || isToEnd || undefined}
          aria-label={content.ends}
        >
          <h3 className={classes.endsTitle}>{content.ends}</h3>
          <NextStepButtons buttons={ends} pending={pending} onPress={press} />
        </section>
      )}
      <Suspense>
        <NextStepDialogs
          thread={thread}
          asked={asked}
          pending={isPending}
          error={hasChanged ? null : error}
          onRun={run}
          onSend={send}
          onClose={close}
        />
      </Suspense>
    </section>
  );
};
