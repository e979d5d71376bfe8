import type { Instalments } from '@basoche/contract/threads/instalments';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { instalmentName, instalmentSentence } from '@basoche/domain/pricing/content';
import { currentInstalment, type Progress, stateAt, sumsOf } from '@basoche/domain/pricing/instalments';
import type { InstalmentsPrice, PlannedInstalment } from '@basoche/domain/pricing/kinds';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { Application } from '@basoche/domain/threads/application';
import { stagedPriceOf } from '@basoche/domain/threads/deposits-and-refunds';
import { readableWords } from '@basoche/domain/threads/party-texts';

/** Instalments of a price as both parties read them. */

/** An instalment as it was agreed. Its title is in the candidate's words, which may be masked. */
export const presentPlanned = (
  { title, cents, days }: PlannedInstalment,
  thread: Pick<Application, 'consents'>,
  reader: ThreadParty,
) => ({
  title: readableWords(thread, title, { author: 'candidate', reader }),
  sum: centsToEuros(cents),
  days,
});

/** Instalments of the price that was proposed last; nothing of a flat price. */
export const presentPlan = (application: Application, reader: ThreadParty) => {
  const pricing = stagedPriceOf(application);
  return pricing?.kind === 'instalments'
    ? { instalments: pricing.instalments.map((one) => presentPlanned(one, application, reader)) }
    : {};
};

interface Shown {
  readonly thread: Pick<Application, 'consents'>;
  readonly progress: Progress & { readonly pricing: InstalmentsPrice };
  /** Times at which instalments were opened, by position. */
  readonly openedAt: readonly Date[];
}

/** Sums that add up to the price. An open instalment is held once it is deposited, and to come before. */
const presentSums = (progress: Progress): Instalments['sums'] => {
  const { engagedCents, paidCents, openCents, toComeCents, droppedCents } = sumsOf(progress);
  const isHeld = currentInstalment(progress)?.isFunded === true;
  return {
    engaged: centsToEuros(engagedCents),
    paid: centsToEuros(paidCents),
    deposited: centsToEuros(isHeld ? openCents : 0),
    toCome: centsToEuros(toComeCents + (isHeld ? 0 : openCents)),
    dropped: centsToEuros(droppedCents),
  };
};

export const presentInstalments = (
  { thread, progress, openedAt }: Shown,
  viewer: ThreadParty,
): Instalments => {
  const { instalments: plan } = progress.pricing;
  return {
    kind: progress.pricing.kind,
    current: currentInstalment(progress)?.position ?? null,
    sums: presentSums(progress),
    instalments: plan.map((planned, position) => {
      const state = stateAt(progress, position);
      const due = progress.instalments[position]?.dueCents ?? null;
      return {
        ...presentPlanned(planned, thread, viewer),
        position,
        name: instalmentName({ position, count: plan.length }),
        state,
        stateText: instalmentSentence(state, viewer, progress.mode),
        paid: due === null ? null : centsToEuros(due),
        openedAt: openedAt[position]?.toISOString() ?? null,
        sheet: null,
      };
    }),
  };
};
