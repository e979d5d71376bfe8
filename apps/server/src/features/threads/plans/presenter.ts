import { centsToEuros } from '@basoche/domain/payments/amounts';
import { priceLine } from '@basoche/domain/pricing/content';
import type { PlannedInstalment, StagedPrice } from '@basoche/domain/pricing/kinds';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { Application } from '@basoche/domain/threads/application';
import { readableWords } from '@basoche/domain/threads/party-texts';

/** Prices that are not flat, as both parties read them. Their words are the candidate's, and may be masked. */

export type Priced = Pick<Application, 'consents' | 'tvaApplicable'>;

/** An instalment as it was agreed. */
export const presentPlanned = (
  { title, cents, days }: PlannedInstalment,
  thread: Pick<Application, 'consents'>,
  reader: ThreadParty,
) => ({
  title: readableWords(thread, title, { author: 'candidate', reader }),
  sum: centsToEuros(cents),
  days,
});

/** The parts of a price, or its months; nothing of a flat price. */
export const presentPlan = (pricing: StagedPrice | null, thread: Priced, reader: ThreadParty) => {
  if (pricing === null) return {};
  if (pricing.kind === 'instalments')
    return { instalments: pricing.instalments.map((one) => presentPlanned(one, thread, reader)) };
  const services = pricing.kind === 'retainer' ? pricing.services : null;
  return {
    monthly: {
      kind: pricing.kind,
      line: priceLine(pricing, thread.tvaApplicable),
      services: readableWords(thread, services, { author: 'candidate', reader }),
    },
  };
};
