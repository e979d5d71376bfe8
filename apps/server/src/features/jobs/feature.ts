import type { Feature } from '../../platform/feature.ts';
import { addressesOf } from '../../platform/listing/addresses.ts';
import { feedRoutes } from './feeds/routes.ts';
import { jobRoutes } from './routes.ts';
import { sharedJobs } from './sharing/service.ts';
import { jobPlans, jobTasks } from './tasks.ts';

export const jobs = {
  routes: jobRoutes,
  files: feedRoutes,
  handlers: jobTasks,
  plans: jobPlans,
  mapped: [
    {
      name: 'emplois',
      addresses: addressesOf({ listing: 'job_listing', id: 'job_id', items: 'job_offer' }),
      screen: (id) => `/consult/emplois/${id}`,
    },
  ],
  shared: sharedJobs,
} satisfies Feature;
