import type { Thread } from '@basoche/contract/threads/threads';
import { centsToEuros, formatCents } from '@basoche/domain/payments/amounts';
import { withTaxCents } from '@basoche/domain/payments/vat';
import { Skeleton, Stack, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { parsePrice } from '../../../lib/price.ts';
import { DialogForm, FormFrame } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { priceDialog as content } from '../command-content.ts';
import { priceOf } from '../thread-facts.ts';

const PriceEstimate = lazy(() => import('../../payments/shared/price-estimate.tsx'));

interface PriceDialogProps extends Opened {
  thread: Thread;
  /** Price that the creator suggests, in euros: the initial value of the field. */
  suggestion: number | null;
  /** Euros, excluding tax. */
  send: (offer: number) => Promise<unknown>;
  onSent: () => void;
}

/** Estimate of what the price costs and leaves. */
const Estimate = ({ thread, cents }: { thread: Thread; cents: number }) =>
  thread.mission && (
    <Suspense fallback={<Skeleton height={200} />}>
      <PriceEstimate
        priceCents={cents}
        tvaApplicable={thread.tvaApplicable}
        nature={thread.mission.nature}
        isFromCustomer={thread.mission.isFromCustomer}
        creatorRole={thread.creator.role}
      />
    </Suspense>
  );

/** Dialog to propose a new price after a refusal. */
export default function PriceDialog({ thread, suggestion, send, onSent, ...dialog }: PriceDialogProps) {
  // Aligned to the top, since the estimate grows below.
  return (
    <FormFrame {...dialog} title={content.title} modal={{ centered: false }}>
      <Stack gap="lg">
        <DialogForm
          onSent={onSent}
          onClose={dialog.onClose}
          // A suggested price must not be replaced by a draft typed earlier.
          draft={suggestion === null ? `price:${thread.id}` : null}
          initialValues={{ offer: suggestion === null ? '' : String(suggestion).replace('.', ',') }}
          check={({ offer }): Record<string, string> => {
            const price = parsePrice(offer);
            return price.ok ? {} : { offer: price.message };
          }}
          send={async ({ offer }) => {
            const price = parsePrice(offer);
            if (price.ok) await send(centsToEuros(price.cents));
          }}
          submit={content.send}
          beside={({ fields }) => {
            const price = parsePrice(fields.values.offer);
            return price.ok && <Estimate thread={thread} cents={price.cents} />;
          }}
        >
          {({ fields }) => {
            const price = parsePrice(fields.values.offer);
            return (
              <>
                <TextInput
                  label={content.label}
                  description={content.help(priceOf(thread))}
                  rightSection="€"
                  name="offer"
                  inputMode="decimal"
                  autoComplete="off"
                  data-autofocus
                  {...fields.getInputProps('offer')}
                />
                {thread.tvaApplicable && price.ok && (
                  <span className="tabular">
                    {content.total(formatCents(withTaxCents(price.cents, true)))}
                  </span>
                )}
              </>
            );
          }}
        </DialogForm>
      </Stack>
    </FormFrame>
  );
}
