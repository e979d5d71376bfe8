import type { DueDeposit } from '@basoche/contract/firms/approvals';
import { ownPaths } from '@basoche/domain/access/own-paths';
import { privateGuard } from '@basoche/domain/access/screen-guards';
import { mayAct } from '@basoche/domain/firms/roles';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { useWayBack } from '../../../lib/use-way-back.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import row from '../../../ui/row-card.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { DueCard, RequestCard } from '../components/deposit-cards.tsx';
import { deposits as content } from '../deposit-content.ts';
import { depositsQuery, useLiveDeposits } from '../deposits-api.ts';
import { DepositLimit } from '../shared/deposit-limit.tsx';

export const meta = () => privateMeta(content.title);

const Cards = ({ label, none, children }: { label: string; none: string; children: ReactNode[] }) =>
  children.length === 0 ? (
    <p className="soft">{none}</p>
  ) : (
    <ul className={row.rows} aria-label={label}>
      {children}
    </ul>
  );

/**
 * Interval and maximum duration of polling the deposits after the return from a payment page, in
 * milliseconds.
 */
const lookMs = 4_000;
const maxWaitMs = 60_000;

/** Notice after the return from the payment page; only the provider's confirmation takes the deposit off the list. */
const Returned = ({ way, isDue }: { way: string | null; isDue: boolean }) => {
  if (way !== 'retour' && way !== 'abandon') return null;
  const isConfirmed = way === 'retour' && !isDue;
  const { title, text } = content[isConfirmed ? 'confirmed' : way];
  return (
    <Note tone={isConfirmed ? 'success' : 'info'} title={title}>
      {text}
    </Note>
  );
};

/** `paid`: the thread whose payment page the viewer returns from. */
const Lists = ({ paid }: { paid: string | undefined }) => {
  const { from: way } = useWayBack('depot');
  const [isLate, setLate] = useState(false);
  const isPaid = (one: DueDeposit) => way === 'retour' && one.postulationID === paid;
  useLiveDeposits();
  const { data, error, refetch } = useQuery({
    ...depositsQuery(),
    refetchInterval: ({ state }) => (!isLate && state.data?.due.some(isPaid) ? lookMs : false),
  });
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, []);
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <CardListSkeleton />;
  const toDecide = data.requests.filter(({ permitted }) => permitted.decide);
  const isAsked = (one: DueDeposit) =>
    toDecide.some(({ postulationID }) => postulationID === one.postulationID);
  const due = data.due.filter((one) => !isAsked(one));
  const live = data.requests.filter(({ state }) => state === 'waiting' || state === 'approved');
  const requestOf = ({ postulationID }: DueDeposit) =>
    live.find((request) => request.postulationID === postulationID) ?? null;
  // A live request is shown on the card of its deposit, not twice.
  const past = data.requests.filter((one) => !live.includes(one));
  const request = (one: (typeof past)[number]) => (
    <li key={one.id}>
      <RequestCard request={one} />
    </li>
  );
  return (
    <>
      {paid !== undefined && <Returned way={way} isDue={data.due.some(isPaid)} />}
      <Section title={content.toApprove}>
        <Cards label={content.toApprove} none={content.noneToApprove}>
          {toDecide.map(request)}
        </Cards>
      </Section>
      <Section title={content.due}>
        <Cards label={content.due} none={content.noneDue}>
          {due.map((one) => (
            <li key={one.postulationID}>
              <DueCard deposit={one} request={requestOf(one)} isConfirming={!isLate && isPaid(one)} />
            </li>
          ))}
        </Cards>
      </Section>
      {past.length > 0 && (
        <Section title={content.past}>
          <Cards label={content.past} none="">
            {past.map(request)}
          </Cards>
        </Section>
      )}
    </>
  );
};

const Content = () => {
  const { acting } = useMe();
  const { postulationID } = useParams();
  const { search } = useLocation();
  if (postulationID !== undefined && (acting === null || mayAct(acting.role, 'readThreads'))) {
    return <Navigate to={`/messages/${postulationID}${search}`} replace />;
  }
  if (acting === null || !mayAct(acting.role, 'pay')) return <Navigate to={ownPaths.payments} replace />;
  return (
    <Page title={content.title} lead={content.lead} width="reading">
      <Lists paid={postulationID} />
      <DepositLimit />
    </Page>
  );
};

/**
 * Deposits of a firm. With a thread in its address, it is the return page of that thread's payment, and leads
 * on according to the role.
 */
export default function DepositsPage() {
  return (
    <Guarded by={privateGuard}>
      <Content />
    </Guarded>
  );
}
