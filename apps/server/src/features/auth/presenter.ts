import type { Me } from '@basoche/contract/auth/auth';
import type { SecondFactorState } from '@basoche/domain/access/second-factor';
import type { Completeness } from '@basoche/domain/members/completeness';
import { deletedAccountName, displayName } from '@basoche/domain/members/name-and-page';
import type { PriceKind } from '@basoche/domain/pricing/kinds';
import type { Acting } from '../../platform/http/viewer.ts';
import type { FirmRow, MemberRow } from './store.ts';

type NameColumns = Pick<
  MemberRow,
  'first_name' | 'last_name' | 'company_name' | 'customer_name' | 'deleted_at'
>;

/** Name of a member on screen and in mails. */
export const nameOf = (member: NameColumns): string =>
  member.deleted_at === null
    ? displayName({
        firstName: member.first_name,
        lastName: member.last_name,
        companyName: member.company_name ?? member.customer_name,
      })
    : deletedAccountName;

/** Facts about a member that their row does not hold. */
interface MeFacts {
  readonly isVerified: boolean;
  readonly secondFactor: SecondFactorState;
  readonly hasNotif: boolean;
  readonly owesRenewal: boolean;
  readonly owesTerms: boolean;
  readonly completeness: Completeness;
  readonly acting: Acting | null;
  readonly firms: readonly FirmRow[];
  readonly mayOpenTeam: boolean;
  readonly mayCreateFirm: boolean;
  readonly keepsRegister: boolean;
  readonly readsHearings: boolean;
  readonly holdsFiles: boolean;
  readonly mayStateBar: boolean;
  readonly hasVigilance: boolean;
  readonly priceKinds: readonly PriceKind[];
  readonly isOwnEmpty: boolean;
}

const presentFirm = (firm: FirmRow): Me['firms'][number] => ({
  firmID: firm.id,
  name: nameOf(firm),
  role: firm.role,
});

/** `member` is the account acted for: the person's own, or a firm's. */
export const presentMe = (
  member: MemberRow,
  person: MemberRow,
  {
    isVerified,
    secondFactor,
    hasNotif,
    owesRenewal,
    owesTerms,
    completeness,
    acting,
    firms,
    mayOpenTeam,
    mayCreateFirm,
    keepsRegister,
    readsHearings,
    holdsFiles,
    mayStateBar,
    hasVigilance,
    priceKinds,
    isOwnEmpty,
  }: MeFacts,
): Me => ({
  id: member.id,
  userType: member.kind,
  email: person.email ?? '',
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
  isConfirmed: person.confirmed_at !== null,
  isComplete: completeness.isComplete,
  completeness: { percentage: completeness.percentage, missing: [...completeness.missing] },
  isVerified,
  hasNotif,
  owesRenewal,
  owesTerms,
  person: { id: person.id, name: nameOf(person) },
  acting: acting && { firmID: member.id, name: nameOf(member), role: acting.role },
  firms: firms.map(presentFirm).toSorted((one, other) => one.name.localeCompare(other.name, 'fr')),
  ...(mayOpenTeam ? { mayOpenTeam } : {}),
  ...(mayCreateFirm ? { mayCreateFirm } : {}),
  ...(keepsRegister ? { keepsRegister } : {}),
  ...(readsHearings ? { readsHearings } : {}),
  ...(holdsFiles ? { holdsFiles } : {}),
  ...(mayStateBar ? { mayStateBar } : {}),
  ...(hasVigilance ? { hasVigilance } : {}),
  ...(priceKinds.length === 0 ? {} : { priceKinds: [...priceKinds] }),
  ...(isOwnEmpty ? { isOwnEmpty } : {}),
  createdAt: member.created_at.toISOString(),
});
