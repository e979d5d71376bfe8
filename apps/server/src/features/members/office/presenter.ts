import type { ListedMember, OfficeMember } from '@basoche/contract/members/office';
import { decisionsIn } from '@basoche/domain/members/account-states';
import { canonicalProfilePage } from '@basoche/domain/members/name-and-page';
import type { ListedRow, OfficeMemberRow } from './store.ts';

const iso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString());

const presentHead = (row: ListedRow) => ({
  id: row.id,
  userType: row.kind,
  name: row.name,
  email: row.email,
  state: row.state,
  registeredAt: row.registered_at.toISOString(),
  lastSeenOn: row.last_seen_on,
});

export const presentListed = (row: ListedRow): ListedMember => ({
  ...presentHead(row),
  isVerified: row.is_verified,
});

/** A member, for staff. `mayErase` is true if the viewer's role may erase accounts. */
export const presentMember = (row: OfficeMemberRow, mayErase: boolean): OfficeMember => ({
  ...presentHead(row),
  isMoral: row.is_moral,
  phone: row.phone,
  zipCode: row.zip_code,
  jobName: row.job_name,
  pictureURL: row.picture_url,
  completeness: row.completeness,
  page: row.state === 'active' || row.state === 'unverified' ? canonicalProfilePage(row.kind, row.id) : null,
  confirmedAt: iso(row.confirmed_at),
  verifiedAt: iso(row.verified_at),
  verifiedUntil: iso(row.verified_until),
  suspendedAt: iso(row.suspended_at),
  deletedAt: iso(row.deleted_at),
  sessions: row.sessions,
  missions: row.missions,
  jobs: row.jobs,
  threads: row.threads,
  reports: row.reports,
  subscription: row.subscription && {
    ...row.subscription,
    periodEnd: new Date(row.subscription.periodEnd).toISOString(),
  },
  verifications: row.verifications.map((one) => ({
    ...one,
    sentAt: new Date(one.sentAt).toISOString(),
    decidedAt: iso(one.decidedAt),
  })),
  decisions: row.decisions.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
  permitted: decisionsIn(row.state, { sessions: row.sessions, mayErase }),
});
