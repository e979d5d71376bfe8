import type { Mission } from '@basoche/contract/missions';
import { Button, Skeleton } from '@mantine/core';
import { IconCircleCheck, IconMessageCircle } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../../lib/session.tsx';
import { Note } from '../../../ui/note.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import classes from '../../listings/components/apply-zone.module.css';
import { apply } from '../content.ts';
import { type ApplyState, applyState } from './apply-state.ts';
import { ClosedNote } from './closed-note.tsx';
import { EligibilityLine } from './eligibility-line.tsx';

const OfferDialog = lazy(() => import('./offer-dialog.tsx'));
const VerifyDialog = lazy(() => import('./verify-dialog.tsx'));

/** Where the rules are worth reading: before one has applied, and not on one's own mission. */
const showsRules: ReadonlySet<ApplyState> = new Set([
  'visitor',
  'unconfirmed',
  'unverified',
  'refused',
  'open',
]);

type Dialog = typeof OfferDialog | typeof VerifyDialog;

/** The button, and the dialog that it opens. */
const Apply = ({ mission, dialog: Dialog }: { mission: Mission; dialog: Dialog }) => {
  const { opened, isWanted, open, close } = useLazyDialog();
  return (
    <>
      <Button fullWidth size="lg" aria-haspopup="dialog" onClick={open}>
        {apply.button}
      </Button>
      <p className={classes.help}>{apply.help}</p>
      {isWanted && (
        <Suspense>
          <Dialog mission={mission} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
};

const Login = () => {
  const { pathname } = useLocation();
  return (
    <>
      <Button component={Link} to={`/connexion?retour=${encodeURIComponent(pathname)}`} fullWidth size="lg">
        {apply.login}
      </Button>
      <p className={classes.help}>{apply.loginHelp}</p>
    </>
  );
};

const Applied = ({ mission }: { mission: Mission }) => (
  <>
    <p className={classes.applied}>
      <IconCircleCheck size={20} stroke={1.5} aria-hidden />
      {apply.applied}
    </p>
    {mission.postulationID && (
      <Button
        component={Link}
        to={`/messages/${mission.postulationID}`}
        fullWidth
        variant="default"
        leftSection={<IconMessageCircle size={20} stroke={1.5} />}
      >
        {apply.thread}
      </Button>
    )}
  </>
);

const Own = ({ mission }: { mission: Mission }) => (
  <>
    <p className={classes.own}>{apply.own}</p>
    <Button component={Link} to={`/manage/missions/${mission.id}`} fullWidth>
      {apply.candidates}
    </Button>
    <Button component={Link} to={`/manage/missions/update/${mission.id}`} fullWidth variant="default">
      {apply.edit}
    </Button>
  </>
);

/** Why one may not: where nobody has checked a proof yet, what the rules would say all the same. */
const refusalOf = ({ applyRefusal, eligibility }: Mission) =>
  applyRefusal?.code === 'NOT_VERIFIED' && eligibility
    ? [eligibility.explanation, eligibility.article && `(${eligibility.article})`].filter(Boolean).join(' ')
    : applyRefusal?.title;

/** What this reader may do about a mission, from what the server permits. */
export const ApplyZone = ({ mission, isFetching }: { mission: Mission; isFetching: boolean }) => {
  const session = useSession();
  const state = applyState(mission, session, isFetching);
  const zones: Record<typeof state, ReactNode> = {
    pending: <Skeleton height={52} />,
    visitor: <Login />,
    own: <Own mission={mission} />,
    applied: <Applied mission={mission} />,
    closed: <ClosedNote mission={mission} />,
    unconfirmed: <Note tone="info">{apply.unconfirmed}</Note>,
    unverified: <Apply mission={mission} dialog={VerifyDialog} />,
    refused: (
      <Note tone="info" title={apply.refused}>
        {refusalOf(mission)}
      </Note>
    ),
    open: <Apply mission={mission} dialog={OfferDialog} />,
  };
  return (
    <div className={classes.zone} data-state={state}>
      {zones[state]}
      {showsRules.has(state) && <EligibilityLine mission={mission} isSaid={state === 'refused'} />}
    </div>
  );
};
