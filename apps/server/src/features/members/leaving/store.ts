import type { Db } from '../../../platform/database.ts';

const tables = [
  'company_photo',
  'company_profile',
  'person_profile',
  'skill',
  'experience',
  'formation',
  'member_availability',
  'calendar_feed',
] as const;

/** Every row in which a member says something of themselves. */
export const deleteProfile = async (db: Db, memberId: string): Promise<void> => {
  for (const table of tables) await db.deleteFrom(table).where('member_id', '=', memberId).execute();
};
