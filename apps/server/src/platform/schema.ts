import type { AccountTables } from './schema/accounts.ts';
import type { BankDetailsTables } from './schema/bank-details.ts';
import type { DigestTables } from './schema/digests.ts';
import type { DirectoryTables } from './schema/directory.ts';
import type { EligibilityTables } from './schema/eligibility.ts';
import type { EvidenceTables } from './schema/evidence.ts';
import type { FavouriteAndInvitationTables } from './schema/favourites-invitations.ts';
import type { FileTables } from './schema/files.ts';
import type { FinanceTables } from './schema/finance.ts';
import type { IncidentTables } from './schema/incidents.ts';
import type { InvoiceTables } from './schema/invoices.ts';
import type { JobApplicationTables } from './schema/job-applications.ts';
import type { JobDraftTables } from './schema/job-drafts.ts';
import type { JobOfferTables } from './schema/job-offers.ts';
import type { LifeOfDataTables } from './schema/life-of-data.ts';
import type { MissionTables } from './schema/missions.ts';
import type { ModerationTables } from './schema/moderation.ts';
import type { NewsTables } from './schema/news.ts';
import type { NotificationTables } from './schema/notifications.ts';
import type { NumberTables } from './schema/numbers.ts';
import type { OfficeMemberTables } from './schema/office-members.ts';
import type { PaymentTables } from './schema/payments.ts';
import type { ProfileTables } from './schema/profiles.ts';
import type { ReviewAndReportTables } from './schema/reviews-reports.ts';
import type { SavedSearchTables } from './schema/saved-searches.ts';
import type { StaffTables } from './schema/staff.ts';
import type { SubscriptionTables } from './schema/subscriptions.ts';
import type { TermsTables } from './schema/terms.ts';
import type { ThreadTables } from './schema/threads.ts';
import type { VerificationTables } from './schema/verification.ts';

/** Every table, for Kysely: one file of types beside each migration, joined here. */
export interface Tables
  extends AccountTables,
    ProfileTables,
    DirectoryTables,
    MissionTables,
    FileTables,
    JobOfferTables,
    JobApplicationTables,
    JobDraftTables,
    EligibilityTables,
    ThreadTables,
    DigestTables,
    LifeOfDataTables,
    ModerationTables,
    NewsTables,
    NumberTables,
    NotificationTables,
    OfficeMemberTables,
    PaymentTables,
    FinanceTables,
    BankDetailsTables,
    InvoiceTables,
    IncidentTables,
    FavouriteAndInvitationTables,
    SavedSearchTables,
    EvidenceTables,
    ReviewAndReportTables,
    StaffTables,
    SubscriptionTables,
    TermsTables,
    VerificationTables {}
