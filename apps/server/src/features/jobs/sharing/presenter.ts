import type { Job } from '@basoche/contract/jobs/jobs';
import { placeWords } from '@basoche/domain/jobs/place';
import { salaryWords } from '@basoche/domain/jobs/salary';
import { contractTypes } from '@basoche/domain/options/contract-types';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { labelOf } from '@basoche/domain/options/option';
import type { SharedCard } from '../../../platform/sharing/card.ts';

export const presentShared = (offer: Job): SharedCard => ({
  kind: offer.isOpen ? 'Offre d’emploi' : 'Candidatures closes',
  title: offer.title,
  above: labelOf(legalDomains, offer.domain),
  by: offer.creatorName,
  facts: [labelOf(contractTypes, offer.contractType), placeWords(offer), salaryWords(offer)].filter(
    (fact) => fact !== null,
  ),
  portrait: null,
});
