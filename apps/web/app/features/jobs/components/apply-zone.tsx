import type { Job } from '@basoche/contract/jobs/jobs';
import { lazy, type ReactNode } from 'react';
import { useSession } from '../../../lib/session.tsx';
import { Note } from '../../../ui/note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type ApplyState, applyState } from '../../postings/apply-state.ts';
import { Applied, ApplyButton, OwnWays, WaysIn } from '../../postings/components/apply-parts.tsx';
import { ClosedNote } from '../../postings/components/closed-note.tsx';
import classes from '../../postings/components/posting-view.module.css';
import { apply as shared } from '../../postings/content.ts';
import { apply, jobPage } from '../content.ts';
import { ownJobsPath } from '../views.ts';

const ApplyDialog = lazy(() => import('./apply-dialog.tsx'));
const SubscribeDialog = lazy(() => import('../../postings/components/subscribe-dialog.tsx'));
const VerifyDialog = lazy(() => import('../../postings/components/verify-dialog.tsx'));

const content = { label: apply.button, help: apply.help };

const Closed = ({ offer }: { offer: Job }) =>
  offer.isFilled ? (
    <Note tone="info" title={jobPage.filled}>
      {jobPage.filledText}
    </Note>
  ) : (
    <ClosedNote of={offer} archived={apply.archivedHelp} />
  );

/** The viewer's actions on an offer, from the server's permissions. */
export const ApplyZone = ({ offer, isFetching }: { offer: Job; isFetching: boolean }) => {
  const state = applyState(offer, useSession(), isFetching);
  const zones: Record<ApplyState, ReactNode> = {
    pending: <Skeleton height={52} />,
    visitor: <WaysIn help={apply.loginHelp} />,
    own: <OwnWays home={ownJobsPath} id={offer.id} edit={apply.edit} />,
    applied: (
      <>
        <Applied sentence={apply.applied} postulationID={offer.postulationID} />
        {offer.isFilled && <Closed offer={offer} />}
      </>
    ),
    closed: <Closed offer={offer} />,
    unconfirmed: <Note tone="info">{shared.unconfirmed}</Note>,
    unverified: <ApplyButton {...content} dialog={(props) => <VerifyDialog {...props} />} />,
    unsubscribed: <ApplyButton {...content} dialog={(props) => <SubscribeDialog {...props} />} />,
    refused: (
      <Note tone="info" title={apply.refused}>
        {offer.applyRefusal?.title}
      </Note>
    ),
    open: <ApplyButton {...content} dialog={(props) => <ApplyDialog offer={offer} {...props} />} />,
  };
  return (
    <div className={`${classes.zone} ${classes.brief}`} data-state={state}>
      {zones[state]}
    </div>
  );
};
