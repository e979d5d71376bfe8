import * as address from './auth/address.ts';
import * as auth from './auth/auth.ts';
import * as confirmation from './auth/confirmation.ts';
import * as identityProvider from './auth/identity-provider.ts';
import * as officeStaff from './auth/office-accounts.ts';
import * as passkeys from './auth/passkeys.ts';
import * as secondFactor from './auth/second-factor.ts';
import * as sessions from './auth/sessions.ts';
import * as backOffice from './back-office/back-office.ts';
import * as officeFilters from './back-office/filters.ts';
import * as incidents from './back-office/incidents.ts';
import * as journal from './back-office/journal.ts';
import * as officeOverview from './back-office/overview.ts';
import * as readings from './back-office/readings.ts';
import * as statistics from './back-office/statistics.ts';
import * as conflictAsked from './conflicts/asked.ts';
import * as conflictChecks from './conflicts/checks.ts';
import * as conflictParties from './conflicts/parties.ts';
import * as conflictRegister from './conflicts/register.ts';
import * as firmApprovals from './firms/approvals.ts';
import * as firmAssignments from './firms/assignments.ts';
import * as firmDomains from './firms/domains.ts';
import * as firms from './firms/firms.ts';
import * as firmInvitations from './firms/invitations.ts';
import * as firmJournal from './firms/journal.ts';
import * as firmOffice from './firms/office.ts';
import * as firmRequests from './firms/requests.ts';
import * as firmTeam from './firms/team.ts';
import * as hearingBars from './hearings/bars.ts';
import * as hearingCalendar from './hearings/calendar.ts';
import * as hearingDocuments from './hearings/documents.ts';
import * as hearings from './hearings/hearings.ts';
import * as hearingOffice from './hearings/office.ts';
import * as hearingProfile from './hearings/profile.ts';
import * as jobCvs from './jobs/cvs.ts';
import * as jobDrafts from './jobs/drafts.ts';
import * as jobFavourites from './jobs/favourites.ts';
import * as jobs from './jobs/jobs.ts';
import * as jobPublishing from './jobs/publishing.ts';
import * as availability from './members/availability.ts';
import * as careers from './members/careers.ts';
import * as companyEditing from './members/company-editing.ts';
import * as directory from './members/directory.ts';
import * as memberFavourites from './members/favourites.ts';
import * as members from './members/members.ts';
import * as officeMembers from './members/office.ts';
import * as profileEditing from './members/profile-editing.ts';
import * as verification from './members/verification.ts';
import * as visibility from './members/visibility.ts';
import * as eligibility from './missions/eligibility.ts';
import * as favourites from './missions/favourites.ts';
import * as invitations from './missions/invitations.ts';
import * as missions from './missions/missions.ts';
import * as missionPublishing from './missions/publishing.ts';
import * as keptRules from './missions/rules.ts';
import * as moderation from './moderation/moderation.ts';
import * as news from './news/news.ts';
import * as newsSignatures from './news/signatures.ts';
import * as newsWriting from './news/writing.ts';
import * as notifications from './notifications/notifications.ts';
import * as push from './notifications/push.ts';
import * as ownData from './own-data/own-data.ts';
import * as retention from './own-data/retention.ts';
import * as paymentAccounts from './payments/accounts.ts';
import * as bankDetails from './payments/bank-details.ts';
import * as billingDetails from './payments/billing-details.ts';
import * as finances from './payments/finances.ts';
import * as invoices from './payments/invoices.ts';
import * as officePlans from './payments/office-plans.ts';
import * as ownPayments from './payments/own.ts';
import * as payments from './payments/payments.ts';
import * as statements from './payments/statements.ts';
import * as subscriptions from './payments/subscriptions.ts';
import * as courts from './places/courts.ts';
import * as places from './places/places.ts';
import * as ownRegisters from './public-registers/own.ts';
import * as publicRegisters from './public-registers/registers.ts';
import * as reportDecisions from './reports/decisions.ts';
import * as reports from './reports/reports.ts';
import * as suspensionAppeals from './reports/suspension-appeals.ts';
import type { Route } from './route.ts';
import * as savedSearches from './saved-searches/saved-searches.ts';
import * as terms from './terms/terms.ts';
import * as attachments from './threads/attachments.ts';
import * as threadCommands from './threads/commands.ts';
import * as confidentiality from './threads/confidentiality.ts';
import * as jobContracts from './threads/contracts.ts';
import * as evidence from './threads/evidence.ts';
import * as inbox from './threads/inbox.ts';
import * as independence from './threads/independence.ts';
import * as instalments from './threads/instalments.ts';
import * as jobApplications from './threads/job-applications.ts';
import * as jobCandidates from './threads/job-candidates.ts';
import * as messages from './threads/messages.ts';
import * as missionApplications from './threads/mission-applications.ts';
import * as missionCandidates from './threads/mission-candidates.ts';
import * as presentations from './threads/presentations.ts';
import * as sheets from './threads/sheets.ts';
import * as threads from './threads/threads.ts';
import * as vigilanceCollections from './vigilance/collections.ts';
import * as vigilanceDocuments from './vigilance/documents.ts';
import * as vigilanceOffice from './vigilance/office.ts';
import * as vigilanceThreads from './vigilance/threads.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'answer' in value;

const features = [
  auth,
  secondFactor,
  passkeys,
  identityProvider,
  sessions,
  address,
  confirmation,
  terms,
  ownData,
  ownPayments,
  members,
  visibility,
  presentations,
  profileEditing,
  careers,
  companyEditing,
  directory,
  memberFavourites,
  eligibility,
  missions,
  missionPublishing,
  jobs,
  jobPublishing,
  jobDrafts,
  hearingBars,
  hearingCalendar,
  hearings,
  hearingDocuments,
  hearingOffice,
  hearingProfile,
  vigilanceCollections,
  vigilanceDocuments,
  vigilanceOffice,
  vigilanceThreads,
  ownRegisters,
  publicRegisters,
  jobCvs,
  jobApplications,
  jobCandidates,
  favourites,
  jobFavourites,
  invitations,
  missionApplications,
  missionCandidates,
  threads,
  messages,
  attachments,
  threadCommands,
  threadCommands.threadCommands,
  conflictAsked,
  conflictRegister,
  conflictParties,
  conflictChecks,
  confidentiality,
  independence,
  instalments,
  sheets,
  evidence,
  jobContracts,
  inbox,
  firms,
  firmAssignments,
  firmTeam,
  firmApprovals,
  firmInvitations,
  firmDomains,
  firmRequests,
  firmJournal,
  firmOffice,
  reports,
  reportDecisions,
  suspensionAppeals,
  notifications,
  push,
  payments,
  paymentAccounts,
  bankDetails,
  subscriptions,
  billingDetails,
  invoices,
  courts,
  places,
  news,
  newsWriting,
  newsSignatures,
  savedSearches,
  verification,
  availability,
  backOffice,
  officeFilters,
  moderation,
  keptRules,
  officePlans,
  officeMembers,
  officeStaff,
  officeOverview,
  readings,
  incidents,
  retention,
  journal,
  statistics,
  statements,
  finances,
];

/** All calls of the product: the server mounts them, the OpenAPI page and the access matrix list them. */
export const routes: readonly Route[] = features.flatMap((feature) => Object.values(feature).filter(isRoute));
