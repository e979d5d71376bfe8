import '../../../ui/modal.css.ts';
import '@mantine/core/styles/NumberInput.layer.css';
import { proposePrice, type Thread } from '@basoche/contract/threads';
import { eurosToCents, formatCents, withTaxCents } from '@basoche/domain/payments/amounts';
import { Button, Group, Modal, NumberInput, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { failureSentence, fieldErrors, refusedFields } from '../../../lib/form.ts';
import { Note } from '../../../ui/note.tsx';
import { priceDialog as words } from '../content.ts';
import { priceOf } from './next-step.ts';

interface PriceDialogProps {
  thread: Thread;
  pending: boolean;
  error: Error | null;
  onSend: (offer: number) => void;
  onClose: () => void;
}

const mistakeIn = (offer: number | null): string | null => {
  if (offer === null) return words.missing;
  return proposePrice.body ? (fieldErrors(proposePrice.body, { offer }).offer ?? null) : null;
};

/** A new price after a refusal. What is typed stays until it was taken. */
export default function PriceDialog({ thread, pending, error, onSend, onClose }: PriceDialogProps) {
  const [offer, setOffer] = useState<number | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const refused = refusedFields(error).offer;
  const isFine = mistakeIn(offer) === null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = mistakeIn(offer);
    setMistake(found);
    if (found === null && offer !== null && !pending) onSend(offer);
  };

  const total =
    thread.tvaApplicable && offer !== null && isFine
      ? words.total(formatCents(withTaxCents(eurosToCents(offer), true)))
      : null;

  return (
    <Modal opened onClose={onClose} title={words.title}>
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap="lg">
          <NumberInput
            label={words.label}
            description={words.help(priceOf(thread))}
            suffix={'\u00a0€'}
            thousandSeparator={'\u202f'}
            decimalSeparator=","
            allowedDecimalSeparators={[',', '.']}
            decimalScale={2}
            allowNegative={false}
            hideControls
            inputMode="decimal"
            data-autofocus
            value={offer ?? ''}
            error={mistake ?? refused}
            onChange={(value) => {
              setOffer(typeof value === 'number' ? value : null);
              setMistake(null);
            }}
          />
          {total && <span className="tabular">{total}</span>}
          {error && !refused && <Note tone="danger">{failureSentence(error)}</Note>}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" loading={pending}>
              {words.send}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
