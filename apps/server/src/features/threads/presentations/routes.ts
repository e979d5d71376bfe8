import * as calls from '@basoche/contract/threads/presentations';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as presentations from './service.ts';

export const presentationRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listPresentations, ({ viewer }) => presentations.list(platform, viewer));
  mount(calls.savePresentation, ({ viewer, body }) => presentations.save(platform, viewer, body));
  mount(calls.deletePresentation, ({ viewer, params }) => presentations.remove(platform, viewer, params.id));
};
