import type { DirectoryEntry } from '@basoche/contract/members/directory';
import { shownAvailability } from '@basoche/domain/members/availability';
import { shownProfession } from '../professions/service.ts';
import type { EntryRow } from './cards/store.ts';

export const presentEntry = (row: EntryRow, now: Date): DirectoryEntry => ({
  id: row.id,
  userType: row.kind,
  name: row.name,
  role: row.role,
  jobName: row.job_name,
  profession: shownProfession(row),
  pictureURL: row.picture_url,
  place: row.place,
  hourlyCost: row.hourly_cost_cents === null ? null : row.hourly_cost_cents / 100,
  skillDomains: row.domains.join(' | '),
  isVerified: row.is_verified,
  availability: shownAvailability(row.availability, row.available_from, row.availability_confirmed_at, now),
  rating: row.average === null ? null : { average: row.average, count: row.grades },
  favourite: row.is_favourite ? { note: row.note } : null,
});
