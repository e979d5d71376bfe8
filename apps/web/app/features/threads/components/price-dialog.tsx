import type { Thread } from '@basoche/contract/threads/threads';
import { centsToEuros, formatCents, withTaxCents } from '@basoche/domain/payments/amounts';
import { Skeleton, Stack, TextInput } from '@mantine/core';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { parsePrice } from '../../../lib/price.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { priceDialog as words } from '../command-words.ts';
import { priceDraft } from '../drafts.ts';
import { priceOf } from './next-step.ts';

const PriceEstimate = lazy(() => import('../../payments/components/price-estimate.tsx'));

interface PriceDialogProps {
  thread: Thread;
  pending: boolean;
  error: Error | null;
  /** What the creator suggests, in euros: the field holds it at first. */
  suggestion?: number | null;
  /** Euros, excluding tax. */
  onSend: (offer: number) => void;
  onClose: () => void;
}

/** A new price after a refusal. What is typed stays, on this device, until it was taken. */
export default function PriceDialog({
  thread,
  pending,
  error,
  suggestion = null,
  onSend,
  onClose,
}: PriceDialogProps) {
  const [draft, change] = useDraft(priceDraft(thread.id), { typed: '' });
  const [isTaken, setTaken] = useState(suggestion !== null);
  const typed = isTaken && suggestion !== null ? String(suggestion).replace('.', ',') : draft.typed;
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const price = parsePrice(typed);
  const refused = refusedFields(error).offer;
  const mistake = isChecked && !price.ok ? price.message : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!price.ok) field.current?.focus();
    else if (!pending) onSend(centsToEuros(price.cents));
  };

  // Held at the top: the estimate that a price brings grows below, and nothing moves under the hand.
  return (
    <Dialog opened onClose={onClose} title={words.title} centered={false}>
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap="lg">
          <TextInput
            ref={field}
            label={words.label}
            description={words.help(priceOf(thread))}
            rightSection="€"
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            value={typed}
            error={mistake ?? refused}
            onChange={(event) => {
              setTaken(false);
              change({ typed: event.currentTarget.value });
              setChecked(false);
            }}
          />
          {thread.tvaApplicable && price.ok && (
            <span className="tabular">{words.total(formatCents(withTaxCents(price.cents, true)))}</span>
          )}
          {error && !refused && <Note tone="danger">{failureSentence(error)}</Note>}
          <SubmitActions cancel={words.cancel} submit={words.send} pending={pending} onCancel={onClose} />
          {price.ok && thread.mission && (
            <Suspense fallback={<Skeleton height={200} />}>
              <PriceEstimate
                priceCents={price.cents}
                tvaApplicable={thread.tvaApplicable}
                nature={thread.mission.nature}
                isFromCustomer={thread.mission.isFromCustomer}
                creatorRole={thread.creator.role}
              />
            </Suspense>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
