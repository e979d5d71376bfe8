import { centsToEuros } from '@basoche/domain/payments/amounts';
import { textLimits } from '@basoche/domain/text-limits';
import { Textarea, TextInput } from '@mantine/core';
import { parsePrice } from '../../../lib/price.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { refusalDialog as content } from '../refusal-content.ts';

interface RefusalDialogProps extends Opened {
  /** Kind of refusal. With a price, another price may be suggested. */
  of: 'price' | 'candidate';
  /** Id of the application. */
  id: string;
  /** Name of the candidate. */
  name: string;
  send: (refusal: { text: string | null; suggestion: number | null }) => Promise<unknown>;
  onSent?: () => void;
}

const suggestionIn = (typed: string) => (typed.trim() === '' ? null : parsePrice(typed));

const check = ({ suggestion }: { suggestion: string }): Record<string, string> => {
  const price = suggestionIn(suggestion);
  return price?.ok === false ? { suggestion: price.message } : {};
};

/** Dialog of a refusal, with an optional reason and price. */
export default function RefusalDialog({ of, id, name, send, ...dialog }: RefusalDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title={content[of].title}
      draft={`refusal:${id}`}
      initialValues={{ text: '', suggestion: '' }}
      check={check}
      send={({ text, suggestion }) => {
        const price = suggestionIn(suggestion);
        return send({ text: text.trim() || null, suggestion: price?.ok ? centsToEuros(price.cents) : null });
      }}
      submit={content[of].send}
      danger={of === 'candidate'}
    >
      {({ fields }) => (
        <>
          <div>{content[of].lead(name)}</div>
          {of === 'price' && (
            <TextInput
              label={content.suggestion}
              description={content.suggestionHelp}
              rightSection="€"
              name="suggestion"
              inputMode="decimal"
              autoComplete="off"
              maxLength={40}
              data-autofocus
              {...fields.getInputProps('suggestion')}
            />
          )}
          <Textarea
            label={content.text}
            description={`${content.textHelp} ${content.masked}`}
            name="text"
            autosize
            minRows={2}
            maxRows={8}
            maxLength={textLimits.refusal}
            {...fields.getInputProps('text')}
          />
        </>
      )}
    </FormDialog>
  );
}
