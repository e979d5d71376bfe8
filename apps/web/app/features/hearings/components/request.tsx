import type { Hearing } from '@basoche/contract/hearings/hearings';
import { formatBytes } from '@basoche/domain/typography';
import { Title } from '@mantine/core';
import { IconTrendingUp, IconX } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { Note } from '../../../ui/note.tsx';
import { KindIcon } from '../../files/shared/file-kind.tsx';
import { Allowed } from '../../firms/shared/allowed.tsx';
import { page as content, takerText } from '../content.ts';
import { documents, raise, unfilledHearing } from '../request-content.ts';
import classes from './hearings.module.css';
import { Steps } from './steps.tsx';

const ClientParties = lazy(() => import('./client-parties.tsx'));
const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));
const RaiseDialog = lazy(() => import('./raise-dialog.tsx'));

/** True if there are parties to check. */
const hasParties = ({ conflicts }: Hearing): boolean =>
  conflicts !== null && conflicts.level !== 'nothing' && conflicts.parties !== null;

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Buttons to raise the price of a request, or to withdraw it. */
const Ways = ({ hearing }: { hearing: Hearing }) => {
  const { id, permitted, steps } = hearing;
  const isUnfilled = steps?.at(-1)?.kind === 'unfilled';
  if (!permitted.includes('raise') && !permitted.includes('cancel')) return null;
  return (
    <Allowed act="negotiate">
      <div className="row wrap gap-2 top-4">
        {permitted.includes('raise') && (
          <DialogButton
            variant={isUnfilled ? 'filled' : 'default'}
            leftSection={<IconTrendingUp {...icon} />}
            dialog={(dialog) => <RaiseDialog hearing={hearing} {...dialog} />}
          >
            {raise.button}
          </DialogButton>
        )}
        {permitted.includes('cancel') && (
          <DialogButton
            variant="default"
            leftSection={<IconX {...icon} />}
            dialog={(dialog) => <CancelDialog id={id} {...dialog} />}
          >
            {content.cancel}
          </DialogButton>
        )}
      </div>
    </Allowed>
  );
};

const Documents = ({ files }: { files: NonNullable<Hearing['documents']> }) => (
  <>
    <Title order={3} className="larger top-4">
      {documents.title}
    </Title>
    <p className="soft small top-1 bottom-3">{documents.given}</p>
    <ul className={classes.files} aria-label={documents.list}>
      {files.map(({ id, name, kind, bytes }) => (
        <li key={id}>
          <KindIcon kind={kind} />
          <span>
            <span className="breaks">{name}</span>
            <span className="soft small block">{formatBytes(bytes)}</span>
          </span>
        </li>
      ))}
    </ul>
  </>
);

/**
 * Parts of a hearing that only its client reads: steps, instructions, documents, and the buttons to change
 * it.
 */
export const Request = ({ hearing }: { hearing: Hearing }) => {
  const { steps, brief, documents: files, state, taker, stoppedReason } = hearing;
  return (
    <>
      {stoppedReason !== null && (
        <Note tone="info" title={content.stopped}>
          <p className="flat breaks lines">{stoppedReason}</p>
        </Note>
      )}
      {steps && hasParties(hearing) && (
        <Suspense>
          <ClientParties hearing={hearing} />
        </Suspense>
      )}
      {steps && (
        <section className="sheet pad-6">
          <Title order={2} className="larger">
            {content.steps}
          </Title>
          <div aria-live="polite">
            <Steps steps={steps} taker={taker && takerText(taker)} />
            {state === 'open' && steps.at(-1)?.kind === 'unfilled' && (
              <div className="top-4">
                <Note tone="info" title={unfilledHearing.title}>
                  {unfilledHearing.text}
                </Note>
              </div>
            )}
          </div>
          <Ways hearing={hearing} />
        </section>
      )}
      {brief !== null && (
        <section className="sheet pad-6">
          <Title order={2} className="larger">
            {content.brief}
          </Title>
          <p className="soft small top-1 bottom-3">{content.briefHelp}</p>
          <p className={`flat ${classes.brief}`}>{brief}</p>
          {files !== null && files.length > 0 && <Documents files={files} />}
        </section>
      )}
    </>
  );
};
