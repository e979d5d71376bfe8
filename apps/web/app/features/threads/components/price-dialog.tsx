import type { Thread } from '@basoche/contract/threads/threads';
import { formatCents } from '@basoche/domain/payments/amounts';
import { withTaxCents } from '@basoche/domain/payments/vat';
import { Skeleton, Stack, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { DialogForm, FormFrame } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { PricingFields } from '../../missions/shared/pricing-fields.tsx';
import {
  flatPricing,
  givenPrice,
  priceCents,
  priceErrors,
  pricingFor,
  pricingTyped,
  type TypedPricing,
  wholePricing,
} from '../../missions/shared/pricing-values.ts';
import { priceDialog as content } from '../command-content.ts';
import { priceOf } from '../thread-facts.ts';

const PriceEstimate = lazy(() => import('../../payments/shared/price-estimate.tsx'));

interface PriceDialogProps extends Opened {
  thread: Thread;
  /** Price that the creator suggests, in euros: initial value of the field. */
  suggestion: number | null;
  send: (price: ReturnType<typeof givenPrice>) => Promise<unknown>;
  onSent: () => void;
}

/** Estimate of the price's cost for the client and of the candidate's income. */
const Estimate = ({ thread, cents, pricing }: { thread: Thread; cents: number; pricing: TypedPricing }) =>
  thread.mission && (
    <Suspense fallback={<Skeleton height={200} />}>
      <PriceEstimate
        priceCents={cents}
        tvaApplicable={thread.tvaApplicable}
        nature={thread.mission.nature}
        pricing={pricingTyped(pricing)}
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
          // An earlier draft must not replace a suggested price.
          draft={suggestion === null ? `price:${thread.id}` : null}
          initialValues={{
            offer: suggestion === null ? '' : String(suggestion).replace('.', ','),
            pricing: suggestion === null ? pricingFor(thread.mission?.priceKinds) : flatPricing,
          }}
          check={({ offer, pricing }) => priceErrors(offer, wholePricing(pricing))}
          send={({ offer, pricing }) => send(givenPrice(offer, wholePricing(pricing)))}
          submit={content.send}
          beside={({ fields: { values } }) => {
            const pricing = wholePricing(values.pricing);
            const cents = priceCents(values.offer, pricing);
            return cents !== null && <Estimate thread={thread} cents={cents} pricing={pricing} />;
          }}
        >
          {({ fields: { values, setValues, getInputProps } }) => {
            const { offer } = values;
            const pricing = wholePricing(values.pricing);
            const cents = priceCents(offer, pricing);
            const help = content.help(priceOf(thread));
            const flatPrice = (
              <TextInput
                label={content.label}
                description={help}
                rightSection="€"
                name="offer"
                inputMode="decimal"
                autoComplete="off"
                data-autofocus
                {...getInputProps('offer')}
              />
            );
            return (
              <>
                <PricingFields
                  pricing={pricing}
                  tvaApplicable={thread.tvaApplicable}
                  flatCents={priceCents(offer, flatPricing)}
                  preferred={thread.mission?.priceKinds}
                  hint={help}
                  of={(path) => getInputProps(`pricing.${path}`)}
                  onChange={(changed) => setValues({ pricing: changed })}
                >
                  {flatPrice}
                </PricingFields>
                {thread.tvaApplicable && cents !== null && (
                  <span className="tabular">{content.total(formatCents(withTaxCents(cents, true)))}</span>
                )}
              </>
            );
          }}
        </DialogForm>
      </Stack>
    </FormFrame>
  );
}
