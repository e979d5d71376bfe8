import type { Me } from '@basoche/contract/auth';
import type { SecondFactorState } from '@basoche/domain/access/second-factor';
import {
  companyCompleteness,
  customerCompleteness,
  personCompleteness,
} from '@basoche/domain/members/completeness';
import { deletedAccountName, displayName } from '@basoche/domain/members/identity';
import type { MemberRow } from './store.ts';

type Named = Pick<MemberRow, 'first_name' | 'last_name' | 'company_name' | 'customer_name' | 'deleted_at'>;

/** How a member is named on screen and in mails, whatever their kind. */
export const nameOf = (member: Named): string =>
  member.deleted_at === null
    ? displayName({
        firstName: member.first_name,
        lastName: member.last_name,
        companyName: member.company_name ?? member.customer_name,
      })
    : deletedAccountName;

/** What a profile does not hold yet counts as missing. */
const completeness = (member: MemberRow) => {
  if (member.kind === 'CUSTOMER') return customerCompleteness;
  if (member.kind === 'COMPANY') {
    return companyCompleteness({
      logoURL: member.picture_url,
      presentation: member.presentation,
      sectors: 0,
      locations: 0,
      headquartersName: member.place,
    });
  }
  return personCompleteness({
    pictureURL: member.picture_url,
    role: member.role,
    location: member.place,
    about: member.presentation,
    hourlyCostCents: null,
    domains: 0,
    skills: 0,
    experiences: 0,
    formations: 0,
  });
};

interface Known {
  readonly isVerified: boolean;
  readonly secondFactor: SecondFactorState;
  readonly hasNotif: boolean;
}

export const presentMe = (member: MemberRow, { isVerified, secondFactor, hasNotif }: Known): Me => ({
  id: member.id,
  userType: member.kind,
  email: member.email ?? '',
  firstName: member.first_name,
  lastName: member.last_name,
  companyName: member.company_name,
  displayName: nameOf(member),
  pictureURL: member.picture_url,
  isMoral: member.is_moral,
  role: member.role,
  staffRole: member.staff_role,
  secondFactor,
  jobName: member.job_name,
  isConfirmed: member.confirmed_at !== null,
  isComplete: completeness(member).isComplete,
  isVerified,
  hasNotif,
  createdAt: member.created_at.toISOString(),
});
