import type { Suggestion } from '@basoche/contract/missions/invitations';
import type { Mission } from '@basoche/contract/missions/missions';
import { formatResponseTime } from '@basoche/domain/members/response-time';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { labelOf } from '@basoche/domain/options/option';
import type { Day } from '@basoche/domain/time/paris';
import { availabilityLabel } from '../people/shared/content.ts';
import { suggestions as content } from './suggestion-content.ts';

/** A reason to invite a member: « Répond en 3 h 05 ». */
export const reasonInWords = (
  reason: Suggestion['reasons'][number],
  { availability }: Pick<Suggestion['member'], 'availability'>,
  domain: Mission['domain'],
  today: Day,
): string | null => {
  switch (reason.kind) {
    case 'domain':
      return content.domain(labelOf(legalDomains, domain));
    case 'profile':
      return content.profile;
    case 'available':
      return availability && availabilityLabel(availability, today);
    case 'distance':
      return reason.km === 0 ? content.sameDepartment : content.distance(reason.km);
    case 'answers':
      return content.answers(formatResponseTime(reason.minutes));
  }
};
