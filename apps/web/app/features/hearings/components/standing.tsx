import type { Hearing } from '@basoche/contract/hearings/hearings';
import { hearingPath, hearingsPath, vigilancePath } from '@basoche/domain/access/own-paths';
import { Button, Title } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useWayBack } from '../../../lib/use-way-back.ts';
import { Note } from '../../../ui/note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Allowed } from '../../firms/shared/allowed.tsx';
import { page as content, ways } from '../content.ts';
import { settingsPath } from '../paths.ts';
import { CalendarButton } from '../shared/calendar-button.tsx';
import { take } from '../take-content.ts';
import { tabs } from '../views.ts';
import { DeclineButton, TakeBar } from './take-zone.tsx';

const AccountStep = lazy(() => import('../../payments/shared/account-step.tsx'));
const ConflictCheck = lazy(() =>
  import('../../conflicts/shared/conflict-check.tsx').then((module) => ({ default: module.ConflictCheck })),
);

type RefusalCode = NonNullable<Hearing['refusal']>['code'];
type Way = readonly [to: string, label: string];

/** Link to the screen where the reason of a refusal can be removed. */
const wayOf = (code: RefusalCode, id: string): Way | null => {
  const known: Partial<Record<RefusalCode, Way>> = {
    AVOCAT_UNVERIFIED: [`/verify?retour=${encodeURIComponent(hearingPath(id))}`, ways.verify],
    BAR_NEEDED: [settingsPath, ways.bar],
    BAR_UNCONFIRMED: [settingsPath, ways.ownBar],
    VIGILANCE_INCOMPLETE: [vigilancePath, ways.file],
    VIGILANCE_OUT_OF_DATE: [vigilancePath, ways.file],
    HEARING_OVERLAPS: [`${hearingsPath}?vue=${tabs[1]}`, ways.mine],
  };
  return known[code] ?? null;
};

const isOver = (code: RefusalCode): boolean => code === 'HEARING_TAKEN' || code === 'HEARING_CLOSED';

const Refused = ({ id, refusal }: { id: string; refusal: NonNullable<Hearing['refusal']> }) => {
  const { code, reason } = refusal;
  const way = wayOf(code, id);
  return (
    <div role="status">
      <Note tone="info" title={isOver(code) ? content.over : content.refused}>
        <p className="flat">{reason}</p>
        {way && <Link to={way[0]}>{way[1]}</Link>}
      </Note>
    </div>
  );
};

/** Shows the button to take a hearing once the viewer has checked its parties against their own register. */
const Checked = ({ hearing: { id, conflicts }, children }: { hearing: Hearing; children: ReactNode }) => {
  if (conflicts === null || conflicts.level === 'nothing' || conflicts.parties === null) return children;
  return (
    <Suspense fallback={<Skeleton height={52} />}>
      <ConflictCheck missionID={id} isNamed={conflicts.parties === 'named'}>
        {children}
      </ConflictCheck>
    </Suspense>
  );
};

/**
 * One of: the reason why the viewer may not take the hearing, its end, the link to its thread, or the button
 * that takes it.
 */
export const Standing = ({ hearing }: { hearing: Hearing }) => {
  const { id, state, refusal, postulationID, permitted } = hearing;
  const { from } = useWayBack('compte');
  return (
    <>
      {refusal !== null ? (
        <Refused id={id} refusal={refusal} />
      ) : (
        state !== 'open' && <Note tone={state === 'taken' ? 'success' : 'info'}>{content.states[state]}</Note>
      )}
      {postulationID !== null && (
        <Button component={Link} to={`/messages/${postulationID}`}>
          {content.thread}
        </Button>
      )}
      {postulationID !== null && state === 'taken' && <CalendarButton id={id} />}
      {from !== null && permitted.includes('take') && (
        <section className="sheet pad-6" aria-label={take.account}>
          <Title order={2} className="larger bottom-3">
            {take.account}
          </Title>
          <Suspense fallback={<Skeleton height={96} />}>
            <AccountStep back={{ hearingID: id }} from={from} />
          </Suspense>
        </section>
      )}
      {permitted.includes('take') && (
        <Allowed act="negotiate">
          <Checked hearing={hearing}>
            <TakeBar hearing={hearing} />
          </Checked>
        </Allowed>
      )}
      {permitted.includes('decline') && <DeclineButton id={id} />}
    </>
  );
};
