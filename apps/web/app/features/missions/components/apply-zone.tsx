import type { Mission } from '@basoche/contract/missions/missions';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../../lib/session.tsx';
import { Note } from '../../../ui/note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type ApplyState, applyState } from '../../postings/apply-state.ts';
import { Applied, ApplyButton, OwnWays, WaysIn } from '../../postings/components/apply-parts.tsx';
import { ClosedNote } from '../../postings/components/closed-note.tsx';
import classes from '../../postings/components/posting-view.module.css';
import { apply as shared } from '../../postings/content.ts';
import { apply } from '../apply-content.ts';
import { EligibilityLine } from './eligibility-line.tsx';

const ConflictZone = lazy(() => import('./conflict-zone.tsx'));
const OwnParties = lazy(() => import('./own-parties.tsx'));
const PriceOfferDialog = lazy(() => import('./price-offer-dialog.tsx'));
const SubscribeDialog = lazy(() => import('../../postings/components/subscribe-dialog.tsx'));
const VerifyDialog = lazy(() => import('../../postings/components/verify-dialog.tsx'));

/** States that show the eligibility rules: before applying, and not on the viewer's own mission. */
const showsRules: ReadonlySet<ApplyState> = new Set([
  'visitor',
  'unconfirmed',
  'unverified',
  'unsubscribed',
  'refused',
  'open',
]);

/** Reason why the viewer may not apply. An unverified member reads the answer of the eligibility rules instead. */
const refusalOf = ({ applyRefusal, eligibility }: Mission) =>
  applyRefusal?.code === 'NOT_VERIFIED' && eligibility
    ? [eligibility.explanation, eligibility.article && `(${eligibility.article})`].filter(Boolean).join(' ')
    : applyRefusal?.title;

/** The viewer's commands on a mission, which the server permits. */
export const ApplyZone = ({ mission, isFetching }: { mission: Mission; isFetching: boolean }) => {
  const session = useSession();
  const state = applyState(mission, session, isFetching);
  const content = { label: apply.button, help: apply.help };
  const isChecked = mission.conflicts !== null && mission.conflicts.level !== 'nothing';
  const zones: Record<typeof state, ReactNode> = {
    pending: <Skeleton height={52} />,
    visitor: <WaysIn help={apply.loginHelp} />,
    own: (
      <>
        <p className="flat strong">{apply.own}</p>
        <OwnWays home="/manage/missions" id={mission.id} edit={apply.edit} />
        {isChecked && (
          <Suspense>
            <OwnParties mission={mission} />
          </Suspense>
        )}
      </>
    ),
    applied: <Applied sentence={apply.applied} postulationID={mission.postulationID} />,
    closed: <ClosedNote of={mission} archived={apply.archivedHelp} />,
    unconfirmed: <Note tone="info">{shared.unconfirmed}</Note>,
    unverified: <ApplyButton {...content} dialog={(props) => <VerifyDialog {...props} />} />,
    unsubscribed: <ApplyButton {...content} dialog={(props) => <SubscribeDialog {...props} />} />,
    refused: (
      <Note tone="info" title={apply.refused}>
        {refusalOf(mission)}
      </Note>
    ),
    open: <ApplyButton {...content} dialog={(props) => <PriceOfferDialog mission={mission} {...props} />} />,
  };
  return (
    <div className={classes.zone} data-state={state}>
      {isChecked && state !== 'own' ? (
        <Suspense fallback={<Skeleton height={52} />}>
          <ConflictZone mission={mission} state={state}>
            {zones[state]}
          </ConflictZone>
        </Suspense>
      ) : (
        zones[state]
      )}
      {showsRules.has(state) && <EligibilityLine mission={mission} isExplained={state === 'refused'} />}
    </div>
  );
};
