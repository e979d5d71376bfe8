import type { Feature } from '../../platform/feature.ts';
import { addressesOf } from '../../platform/listing/addresses.ts';
import { feedRoutes } from './feeds/routes.ts';
import { unlistExpiredJobs } from './list/service.ts';
import { jobRoutes } from './routes.ts';
import { sharedJobs } from './service.ts';

export const jobs = {
  routes: jobRoutes,
  files: feedRoutes,
  handlers: {
    'jobs.unlistExpired': (_payload, platform) => unlistExpiredJobs(platform),
  },
  /** Hourly, since one of the runs follows midnight in Paris. */
  schedules: [{ task: 'jobs.unlistExpired', cronUtc: '10 * * * *' }],
  sitemapLists: [
    {
      name: 'emplois',
      topic: 'jobs',
      addresses: addressesOf({ listing: 'job_listing', id: 'job_id', items: 'job_offer' }),
      screen: (id) => `/consult/emplois/${id}`,
    },
  ],
  sharingPictures: sharedJobs,
} satisfies Feature;
