import { textLimits } from '@basoche/domain/limits';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { parsePrice } from '../../../lib/price.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { refusalDialog as content } from '../refusal-content.ts';

interface RefusalDialogProps {
  opened: boolean;
  /** What is refused. Another price may be suggested in place of a price. */
  of: 'price' | 'candidate';
  /** Where what is typed is kept. */
  draft: string;
  /** Of the candidate. */
  name: string;
  pending: boolean;
  error: Error | null;
  onSend: (said: { text: string | null; suggestion: number | null }) => void;
  onClose: () => void;
}

/** A refusal, with a word and another price, or without. What is typed stays, on this device, until it was taken. */
export default function RefusalDialog({
  opened,
  of,
  draft,
  name,
  pending,
  error,
  onSend,
  onClose,
}: RefusalDialogProps) {
  const [{ text, suggested }, change] = useDraft(draft, { text: '', suggested: '' });
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const price = of === 'price' && suggested.trim() !== '' ? parsePrice(suggested) : null;
  const mistake = isChecked && price?.ok === false ? price.message : null;
  const refused = refusedFields(error);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (price?.ok === false) field.current?.focus();
    else if (!pending) {
      onSend({ text: text.trim() || null, suggestion: price === null ? null : centsToEuros(price.cents) });
    }
  };

  return (
    <Dialog opened={opened} onClose={onClose} title={content[of].title}>
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap="lg">
          <div>{content[of].lead(name)}</div>
          {of === 'price' && (
            <TextInput
              ref={field}
              label={content.suggestion}
              description={content.suggestionHelp}
              rightSection="€"
              inputMode="decimal"
              autoComplete="off"
              maxLength={40}
              data-autofocus
              value={suggested}
              error={mistake ?? refused.suggestion}
              onChange={(event) => {
                change({ suggested: event.currentTarget.value });
                setChecked(false);
              }}
            />
          )}
          <Textarea
            label={content.text}
            description={`${content.textHelp} ${content.masked}`}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={textLimits.refusal}
            value={text}
            error={refused.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
          {error && Object.keys(refused).length === 0 && <Note tone="danger">{failureSentence(error)}</Note>}
          <SubmitActions
            cancel={content.cancel}
            submit={content[of].send}
            pending={pending}
            danger={of === 'candidate'}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
