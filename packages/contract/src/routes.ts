import * as applications from './applications.ts';
import * as attachments from './attachments.ts';
import * as auth from './auth.ts';
import * as backOffice from './back-office.ts';
import * as confidentiality from './confidentiality.ts';
import * as eligibility from './eligibility.ts';
import * as evidence from './evidence.ts';
import * as favourites from './favourites.ts';
import * as inbox from './inbox.ts';
import * as invitations from './invitations.ts';
import * as jobApplications from './job-applications.ts';
import * as jobContracts from './job-contracts.ts';
import * as jobCvs from './job-cvs.ts';
import * as jobDrafts from './job-drafts.ts';
import * as jobFavourites from './job-favourites.ts';
import * as jobPublishing from './job-publishing.ts';
import * as jobs from './jobs.ts';
import * as missionPublishing from './mission-publishing.ts';
import * as missions from './missions.ts';
import * as notifications from './notifications.ts';
import * as places from './places.ts';
import * as reports from './reports.ts';
import type { Route } from './route.ts';
import * as savedSearches from './saved-searches.ts';
import * as secondFactor from './second-factor.ts';
import * as threadCommands from './thread-commands.ts';
import * as threads from './threads.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'answer' in value;

const features = [
  auth,
  secondFactor,
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
  confidentiality,
  evidence,
  jobContracts,
  inbox,
  reports,
  notifications,
  places,
  savedSearches,
  backOffice,
];

/** Every call of the product: what the server mounts, what the OpenAPI page and the access matrix list. */
export const routes: readonly Route[] = features.flatMap((feature) => Object.values(feature).filter(isRoute));
