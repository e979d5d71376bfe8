import type { SharedKind } from '../../../platform/sharing/routes.ts';
import { readMission } from '../service.ts';
import { presentShared } from './presenter.ts';

export const sharedMissions: SharedKind = {
  name: 'missions',
  cardOf: async (platform, id) => presentShared(await readMission(platform, null, id)),
};
