import * as address from './address.ts';
import * as applications from './applications.ts';
import * as attachments from './attachments.ts';
import * as auth from './auth.ts';
import * as availability from './availability.ts';
import * as backOffice from './back-office.ts';
import * as bankDetails from './bank-details.ts';
import * as billingDetails from './billing-details.ts';
import * as careers from './careers.ts';
import * as companyEditing from './company-editing.ts';
import * as confidentiality from './confidentiality.ts';
import * as confirmation from './confirmation.ts';
import * as directory from './directory.ts';
import * as eligibility from './eligibility.ts';
import * as evidence from './evidence.ts';
import * as favourites from './favourites.ts';
import * as finances from './finances.ts';
import * as inbox from './inbox.ts';
import * as incidents from './incidents.ts';
import * as invitations from './invitations.ts';
import * as invoices from './invoices.ts';
import * as jobApplications from './job-applications.ts';
import * as jobContracts from './job-contracts.ts';
import * as jobCvs from './job-cvs.ts';
import * as jobDrafts from './job-drafts.ts';
import * as jobFavourites from './job-favourites.ts';
import * as jobPublishing from './job-publishing.ts';
import * as jobs from './jobs.ts';
import * as journal from './journal.ts';
import * as memberFavourites from './member-favourites.ts';
import * as members from './members.ts';
import * as missionPublishing from './mission-publishing.ts';
import * as missions from './missions.ts';
import * as moderation from './moderation.ts';
import * as news from './news.ts';
import * as newsSignatures from './news-signatures.ts';
import * as newsWriting from './news-writing.ts';
import * as notifications from './notifications.ts';
import * as numbers from './numbers.ts';
import * as officeFilters from './office-filters.ts';
import * as officeMembers from './office-members.ts';
import * as officeOverview from './office-overview.ts';
import * as officePlans from './office-plans.ts';
import * as officeStaff from './office-staff.ts';
import * as ownData from './own-data.ts';
import * as ownPayments from './own-payments.ts';
import * as passkeys from './passkeys.ts';
import * as paymentAccounts from './payment-accounts.ts';
import * as payments from './payments.ts';
import * as places from './places.ts';
import * as presentations from './presentations.ts';
import * as profileEditing from './profile-editing.ts';
import * as push from './push.ts';
import * as readings from './readings.ts';
import * as reportDecisions from './report-decisions.ts';
import * as reports from './reports.ts';
import * as retention from './retention.ts';
import type { Route } from './route.ts';
import * as keptRules from './rules.ts';
import * as savedSearches from './saved-searches.ts';
import * as secondFactor from './second-factor.ts';
import * as sessions from './sessions.ts';
import * as statements from './statements.ts';
import * as subscriptions from './subscriptions.ts';
import * as suspensionAppeals from './suspension-appeals.ts';
import * as terms from './terms.ts';
import * as threadCommands from './thread-commands.ts';
import * as threads from './threads.ts';
import * as verification from './verification.ts';
import * as visibility from './visibility.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'answer' in value;

const features = [
  auth,
  secondFactor,
  passkeys,
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
  jobCvs,
  jobApplications,
  favourites,
  jobFavourites,
  invitations,
  applications,
  threads,
  attachments,
  threadCommands,
  threadCommands.threadCommands,
  confidentiality,
  evidence,
  jobContracts,
  inbox,
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
  numbers,
  statements,
  finances,
];

/** Every call of the product: what the server mounts, what the OpenAPI page and the access matrix list. */
export const routes: readonly Route[] = features.flatMap((feature) => Object.values(feature).filter(isRoute));
