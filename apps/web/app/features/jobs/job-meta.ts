import type { Job } from '@basoche/contract/jobs/jobs';
import { placeText } from '@basoche/domain/jobs/place';
import { salaryText } from '@basoche/domain/jobs/salary';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { labelOf } from '@basoche/domain/options/option';
import type { PublicPage } from '../../lib/meta.ts';
import { describe } from '../../lib/page-description.ts';
import { consult, jobPage } from './content.ts';
import { contractOf } from './shared/facts.ts';
import { jobPath, jobsPath } from './views.ts';

/** Metadata of an offer's page. */
export const jobMeta = (offer: Job): PublicPage => ({
  title: `${offer.title} · ${offer.creatorName}, ${placeText(offer)}`,
  name: offer.title,
  description: describe(
    [contractOf(offer), labelOf(legalDomains, offer.domain), placeText(offer), salaryText(offer)],
    offer.jobDescription,
    jobPage.metaText,
  ),
  path: jobPath(offer.id),
  picture: { path: `/partage/emplois/${offer.id}.png` },
  kind: 'article',
  trail: [{ to: jobsPath, label: consult.title }],
});
