import type { Thread } from '@basoche/contract/threads/threads';
import { lazy } from 'react';
import { failureSentence } from '../../../lib/form.ts';
import type { CommandBody, CommandName } from '../api/commands.ts';
import { commandContentOf, isButton } from '../command-content.ts';
import type { Asked } from '../next-step/use-next-step.ts';
import { factsOf } from '../next-step/use-next-step.ts';
import { otherSubject, suggestionOf, workOf } from '../thread-facts.ts';
import { isMonth } from '../work-words.ts';

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'));
const ContestDialog = lazy(() => import('./contest-dialog.tsx'));
const DepositDialog = lazy(() => import('./deposit-dialog.tsx'));
const FilledDialog = lazy(() => import('../../missions/shared/filled-dialog.tsx'));
const ModeDialog = lazy(() => import('./mode-dialog.tsx'));
const RefusalDialog = lazy(() => import('../../postings/shared/refusal-dialog.tsx'));
const PriceDialog = lazy(() => import('./price-dialog.tsx'));
const ReportDialog = lazy(() => import('./report-dialog.tsx'));
const ReturnSheetDialog = lazy(() => import('./return-sheet-dialog.tsx'));
const SheetDialog = lazy(() => import('./sheet-dialog.tsx'));
const ReturnDialog = lazy(() => import('./return-dialog.tsx'));

interface StepDialogsProps {
  thread: Thread;
  /** The button that was pressed; null while no dialog is open. */
  asked: Asked | null;
  /** True while the command runs; `error` is its failure. */
  pending: boolean;
  error: Error | null;
  /** Runs a command from a dialog without fields, which displays `error`. */
  onRun: (name: CommandName, body?: CommandBody) => void;
  /** Runs a command from a form, which displays its own errors. */
  onSend: (name: CommandName, body: CommandBody) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog of the pressed button of « À faire maintenant » (what a party must do next in a thread), if that button has one. */
export const NextStepDialogs = ({
  thread,
  asked,
  pending,
  error,
  onRun,
  onSend,
  onClose,
}: StepDialogsProps) => {
  if (asked === null) return null;
  // After a success `onSend` itself closes the dialog, or opens the next one.
  const form = { opened: true, onClose, onSent: () => undefined };
  const failure = error && failureSentence(error);
  if (asked === 'choose') {
    return (
      <ModeDialog thread={thread} pending={pending} failure={failure} onChoose={onRun} onClose={onClose} />
    );
  }
  if (asked === 'filled') {
    return thread.mission && <FilledDialog mission={thread.mission} onClose={onClose} />;
  }
  if (asked === 'deposit') return <DepositDialog thread={thread} onClose={onClose} />;
  if (asked === 'price/new' || asked === 'suggested') {
    const suggestion = asked === 'suggested' ? suggestionOf(thread) : null;
    return (
      <PriceDialog
        {...form}
        thread={thread}
        suggestion={suggestion}
        send={(price) => onSend('price/new', price)}
      />
    );
  }
  if (asked === 'price/refuse' || asked === 'refuseCandidate') {
    return (
      <RefusalDialog
        {...form}
        of={asked === 'price/refuse' ? 'price' : 'candidate'}
        id={thread.id}
        name={otherSubject(thread)}
        send={({ text, suggestion }) =>
          onSend(asked, asked === 'price/refuse' ? { text, suggestion } : { text })
        }
      />
    );
  }
  if (asked === 'contest') {
    return <ContestDialog {...form} thread={thread} send={(reason) => onSend('contest', { reason })} />;
  }
  if (asked === 'deliver' && thread.hearing) {
    return <ReportDialog {...form} thread={thread} send={(report) => onSend('deliver', { report })} />;
  }
  if (asked === 'deliver' && isMonth(workOf(thread))) {
    return <SheetDialog {...form} thread={thread} send={(sheet) => onSend('deliver', { sheet })} />;
  }
  if (asked === 'sheet/return') {
    return (
      <ReturnSheetDialog {...form} thread={thread} send={(reason) => onSend('sheet/return', { reason })} />
    );
  }
  if (asked === 'hearing/giveBack') {
    return <ReturnDialog {...form} thread={thread} send={(given) => onSend('hearing/giveBack', given)} />;
  }
  if (!isButton(asked)) return null;
  const { confirmation, tone } = commandContentOf(asked, factsOf(thread));
  return (
    confirmation && (
      <ConfirmDialog
        opened
        danger={tone === 'danger'}
        title={confirmation.title}
        confirm={confirmation.confirm}
        pending={pending}
        failure={failure}
        onConfirm={() => onRun(asked)}
        onClose={onClose}
      >
        {confirmation.text}
      </ConfirmDialog>
    )
  );
};
