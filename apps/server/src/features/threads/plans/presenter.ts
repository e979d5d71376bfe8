import { centsToEuros } from '@basoche/domain/payments/amounts';
import { priceLine } from '@basoche/domain/pricing/content';
import type { PlannedInstalment, StagedPrice } from '@basoche/domain/pricing/kinds';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { Application } from '@basoche/domain/threads/application';
import { readableWords } from '@basoche/domain/threads/party-texts';
import type { Day } from '@basoche/domain/time/paris';

/**
 * Prices in instalments or months, as both parties read them. Titles and services are the candidate's words,
 * so contact details may be masked.
 */

type Priced = Pick<Application, 'consents' | 'tvaApplicable' | 'instalment'>;

/** An agreed instalment. */
export const presentPlanned = (
  { title, cents, days }: PlannedInstalment,
  thread: Pick<Application, 'consents'>,
  reader: ThreadParty,
) => ({
  title: readableWords(thread, title, { author: 'candidate', reader }),
  sum: centsToEuros(cents),
  days,
});

/** The instalments of a price, or its months; empty for a flat price. `today` matters until the price is agreed. */
export const presentPlan = (pricing: StagedPrice | null, thread: Priced, reader: ThreadParty, today: Day) => {
  if (pricing === null) return {};
  if (pricing.kind === 'instalments')
    return { instalments: pricing.instalments.map((one) => presentPlanned(one, thread, reader)) };
  const services = pricing.kind === 'retainer' ? pricing.services : null;
  return {
    monthly: {
      kind: pricing.kind,
      line: priceLine(pricing, thread.tvaApplicable, thread.instalment === null ? today : undefined),
      services: readableWords(thread, services, { author: 'candidate', reader }),
    },
  };
};
