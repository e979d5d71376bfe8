import type { Job } from '@basoche/contract/jobs/jobs';
import { placeWords } from '@basoche/domain/jobs/place';
import { salaryWords } from '@basoche/domain/jobs/salary';
import { contractTypes } from '@basoche/domain/options/contract-types';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { labelOf } from '@basoche/domain/options/option';
import type { SharedCard } from '../../../platform/sharing/card.ts';
import type { SharedKind } from '../../../platform/sharing/routes.ts';
import { readJob } from '../service.ts';

const presentShared = (offer: Job): SharedCard => ({
  kind: offer.isOpen ? 'Offre d’emploi' : 'Candidatures closes',
  title: offer.title,
  above: labelOf(legalDomains, offer.domain),
  by: offer.creatorName,
  facts: [labelOf(contractTypes, offer.contractType), placeWords(offer), salaryWords(offer)].filter(
    (fact) => fact !== null,
  ),
  portrait: null,
});

export const sharedJobs: SharedKind = {
  name: 'emplois',
  cardOf: async (platform, id) => presentShared(await readJob(platform, null, id)),
};
