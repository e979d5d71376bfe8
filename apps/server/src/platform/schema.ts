import type { AccountTables } from './schema/accounts.ts';
import type { DigestTables } from './schema/digests.ts';
import type { EligibilityTables } from './schema/eligibility.ts';
import type { EvidenceTables } from './schema/evidence.ts';
import type { FavouriteAndInvitationTables } from './schema/favourites-invitations.ts';
import type { FileTables } from './schema/files.ts';
import type { JobApplicationTables } from './schema/job-applications.ts';
import type { JobDraftTables } from './schema/job-drafts.ts';
import type { JobOfferTables } from './schema/job-offers.ts';
import type { MissionTables } from './schema/missions.ts';
import type { NotificationTables } from './schema/notifications.ts';
import type { ReviewAndReportTables } from './schema/reviews-reports.ts';
import type { SavedSearchTables } from './schema/saved-searches.ts';
import type { StaffTables } from './schema/staff.ts';
import type { ThreadTables } from './schema/threads.ts';

/** Every table, for Kysely: one file of types beside each migration, joined here. */
export interface Tables
  extends AccountTables,
    MissionTables,
    FileTables,
    JobOfferTables,
    JobApplicationTables,
    JobDraftTables,
    EligibilityTables,
    ThreadTables,
    DigestTables,
    NotificationTables,
    FavouriteAndInvitationTables,
    SavedSearchTables,
    EvidenceTables,
    ReviewAndReportTables,
    StaffTables {}
