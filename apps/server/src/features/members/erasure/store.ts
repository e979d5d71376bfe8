import type { Db } from '../../../platform/database/database.ts';
import { deleteRowsOf } from '../../../platform/erasure.ts';

/** Tables of a member's own profile. */
export const profileTables = [
  'company_photo',
  'company_profile',
  'person_profile',
  'skill',
  'experience',
  'formation',
  'member_availability',
  'calendar_feed',
] as const;

export const deleteProfile = (db: Db, memberId: string): Promise<void> =>
  deleteRowsOf(db, profileTables, memberId);
