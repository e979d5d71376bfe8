import type { SharedKind } from '../../../platform/sharing/routes.ts';
import { readJob } from '../service.ts';
import { presentShared } from './presenter.ts';

export const sharedJobs: SharedKind = {
  name: 'emplois',
  cardOf: async (platform, id) => presentShared(await readJob(platform, null, id)),
};
