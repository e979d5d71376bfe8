import type { Thread } from '@basoche/contract/threads/threads';
import { currentIndependence } from '@basoche/domain/conflicts/independence';
import { Button } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { notifyError } from '../../../lib/notify.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { useConfirmation } from '../../../ui/use-confirmation.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { ConflictCheck } from '../../conflicts/shared/conflict-check.tsx';
import { type CommandName, useThreadCommand } from '../api/commands.ts';
import { independence as content, parties } from '../independence-content.ts';
import {
  closedBecause,
  independenceHint,
  independenceText,
  isPressing,
  shownText,
} from '../independence-facts.ts';
import { otherSubject } from '../thread-facts.ts';
import classes from './thread-independence.module.css';

const DeclareDialog = lazy(() => import('./declare-dialog.tsx'));
const ShownPartiesDialog = lazy(() => import('./shown-parties-dialog.tsx'));

type Checked = Thread & { readonly conflicts: NonNullable<Thread['conflicts']> };

const Sign = ({ thread }: { thread: Checked }) => {
  const { mutate, isPending, error, reset } = useThreadCommand(thread);
  const { opened, wasOpened, open, close } = useLazyDialog();
  const { listVersion } = thread.conflicts;
  const sign = () =>
    mutate(
      { command: 'independence/declare', body: { version: currentIndependence.version, listVersion } },
      { onSuccess: close },
    );
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        {content.declare}
      </Button>
      {wasOpened && (
        <Suspense>
          <DeclareDialog
            opened={opened}
            listVersion={listVersion}
            pending={isPending}
            error={error}
            onSign={sign}
            onClose={() => {
              reset();
              close();
            }}
          />
        </Suspense>
      )}
    </>
  );
};

/** Button of a command that needs a confirmation. */
const Confirmed = ({
  thread,
  command,
  body,
  label,
  question,
  isMain = false,
}: {
  thread: Checked;
  command: CommandName;
  body?: object;
  label: string;
  question: { title: string; text: string; confirm: string; danger?: boolean };
  isMain?: boolean;
}) => {
  const { mutate, isPending } = useThreadCommand(thread, { onFailed: notifyError });
  const { confirmed, confirmationDialog } = useConfirmation();
  const ask = async () => {
    if (await confirmed(question)) mutate({ command, ...(body && { body }) });
  };
  return (
    <>
      <Button
        variant={isMain ? 'filled' : 'default'}
        aria-haspopup="dialog"
        loading={isPending}
        onClick={() => void ask()}
      >
        {label}
      </Button>
      {confirmationDialog}
    </>
  );
};

/** The commands that the server permits the viewer. */
const Commands = ({ thread }: { thread: Checked }) => {
  const { permitted } = thread;
  return (
    <div className="row wrap gap-2">
      {permitted.includes('independence/declare') && <Sign thread={thread} />}
      {permitted.includes('independence/reserve') && (
        <Confirmed
          thread={thread}
          command="independence/reserve"
          label={content.reserve.label}
          question={content.reserve}
        />
      )}
      {permitted.includes('independence/retract') && (
        <Confirmed
          thread={thread}
          command="independence/retract"
          label={content.retract.label}
          question={content.retract}
        />
      )}
      {permitted.includes('parties/disclose') && (
        <Confirmed
          thread={thread}
          command="parties/disclose"
          body={{ listVersion: thread.conflicts.listVersion }}
          label={parties.disclose}
          question={parties.question(otherSubject(thread))}
          isMain={isPressing(thread)}
        />
      )}
    </div>
  );
};

/** The parties that were shown, for both parties of the thread. */
const Shown = ({ thread }: { thread: Checked }) => {
  const text = shownText(thread.conflicts);
  if (text === null) return null;
  return (
    <>
      <p className="flat small">{text}</p>
      {/* Nobody reads them in a thread that was refused. */}
      {thread.state !== 'REFUSED' && (
        <div>
          <DialogButton
            variant="default"
            dialog={(opened) => <ShownPartiesDialog {...opened} id={thread.id} />}
          >
            {parties.read}
          </DialogButton>
        </div>
      )}
    </>
  );
};

/** The candidate's conflict check, or the reason why they cannot sign the declaration yet. */
const ToCheck = ({ thread }: { thread: Checked }) => {
  const hindrance = closedBecause(thread, 'independence/declare');
  if (hindrance === undefined) return null;
  if (hindrance.code !== 'CONFLICT_CHECK_NEEDED' || thread.mission === null)
    return <p className="flat small">{hindrance.reason}</p>;
  return <ConflictCheck missionID={thread.mission.id} />;
};

interface ThreadIndependenceProps {
  thread: Checked;
  /** `step`: only if something must be done now; `details`: the state, and commands that can wait. */
  place: 'step' | 'details';
}

/**
 * Independence of the candidate, and the parties that the client shows. Load it lazily, for threads with a
 * conflict check.
 */
export default function ThreadIndependence({ thread, place }: ThreadIndependenceProps) {
  const pressing = isPressing(thread);
  if (place === 'step' && !pressing) return null;
  const state = independenceText(thread);
  const hint = independenceHint(thread);
  const isActing = (place === 'step') === pressing;
  const isShowing = place === 'details' || thread.conflicts.shown?.isCurrent === true;
  return (
    <section className={classes.block} data-place={place} aria-label={content.title}>
      {place === 'details' && <h2 className="subtle">{content.title}</h2>}
      <FocusKeeper>
        <div className="grid gap-2">
          {state !== null && (
            <p className={classes.state}>
              <IconScale size={20} stroke={1.5} aria-hidden />
              <span>{state}</span>
            </p>
          )}
          {place === 'step' && hint !== null && <p className="flat small">{hint}</p>}
          {isShowing && <Shown thread={thread} />}
          {isActing && (
            <>
              <ToCheck thread={thread} />
              <Commands thread={thread} />
            </>
          )}
        </div>
      </FocusKeeper>
    </section>
  );
}
