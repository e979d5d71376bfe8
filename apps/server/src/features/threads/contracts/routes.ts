import * as calls from '@basoche/contract/threads/contracts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import { contractChoices, draftContract } from './service.ts';

export const contractRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listContractChoices, ({ viewer, params }) => contractChoices(platform, viewer, params.id));
  mount(calls.draftContract, ({ viewer, params, query }) =>
    draftContract(platform, viewer, params.id, query.type),
  );
};
