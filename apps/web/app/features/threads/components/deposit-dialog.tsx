import type { Thread } from '@basoche/contract/threads/threads';
import { eurosToCents, formatCents } from '@basoche/domain/payments/amounts';
import { Button, Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { failureSentence } from '../../../lib/form.ts';
import { verbs } from '../../../ui/content.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { usePayDeposit } from '../api/pay-deposit.ts';
import { depositDialog as content } from '../deposit-content.ts';
import { toPayee } from '../next-step/definition.ts';
import {
  depositText,
  feeText,
  isByTime,
  isPortage,
  otherSubject,
  payeeSumText,
  workOf,
} from '../thread-facts.ts';
import classes from './next-step-dialogs.module.css';

const euroText = (euros: number): string => formatCents(eurosToCents(euros));

/** True for an instalment after the first one. */
const isLater = ({ instalment }: Thread): boolean => (instalment?.position ?? 0) > 0;

/** Lines of the deposit: price, VAT and platform fee, which add up to the card payment. */
const Lines = ({ thread }: { thread: Thread }) => {
  const { lines, depositDue } = thread.execution;
  const work = workOf(thread);
  if (lines === null) return null;
  const rows = [
    [content.price(work), euroText(lines.price)],
    lines.vat === 0 ? [content.noVat(work), euroText(0)] : [content.vat(work), euroText(lines.vat)],
    ...(lines.fee === 0
      ? [[content.noFee, isLater(thread) && thread.mode === 'funds' ? content.feePaid : content.none]]
      : [
          [content.fee, euroText(lines.fee)],
          [content.feeVat, euroText(lines.feeVat)],
        ]),
  ];
  return (
    <dl className={classes.lines} aria-label={content.lines}>
      {rows.map(([name, value]) => (
        <div key={name} className={classes.line}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>{content.total}</dt>
        <dd>{euroText(depositDue ?? 0)}</dd>
      </div>
    </dl>
  );
};

/**
 * Dialog in which a client deposits the funds of a mission: shows the sum and what happens to it, then leads
 * to the payment page.
 */
export default function DepositDialog({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  const { mutate, isPending, isSuccess, error } = usePayDeposit(thread.id);
  const { instalment } = thread;
  const total = depositText(thread) ?? '';
  const fee = feeText(thread);
  const sum = payeeSumText(thread) ?? '';
  const payee = toPayee({ other: otherSubject(thread), isPortage: isPortage(thread) });
  return (
    <Dialog opened onClose={onClose} title={content.title}>
      <Stack gap="lg">
        {instalment && (
          <p className="flat">
            <strong>{instalment.name}.</strong> {content.ofInstalment(instalment)}
          </p>
        )}
        <Lines thread={thread} />
        {thread.execution.depositNote && <p className="flat soft">{thread.execution.depositNote}</p>}
        <section className={classes.points}>
          <h3>{content.points}</h3>
          <ul>
            <li>
              {isByTime(thread) ? content.leftOver(sum, payee) : content.paid(workOf(thread), sum, payee)}
            </li>
            <li>{content.cancelled(total, isLater(thread))}</li>
            <li>
              {content.contested(workOf(thread))} {fee !== '' && content.feeOnSplit(fee)}
            </li>
            <li>{content.kept}</li>
          </ul>
        </section>
        <p className={classes.secure}>
          <IconLock size={16} stroke={1.5} aria-hidden />
          <span role="status">{isSuccess ? content.leaving : content.secure}</span>
        </p>
        {error && <Note tone="danger">{failureSentence(error)}</Note>}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {verbs.cancel}
          </Button>
          <Button loading={isPending || isSuccess} data-autofocus onClick={() => mutate()}>
            {content.send(total)}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
