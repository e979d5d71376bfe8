import * as calls from '@basoche/contract/jobs/cvs';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as cvs from './service.ts';

export const cvRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.addCv, ({ viewer, body }) => cvs.addCv(platform, viewer, body.file));
  mount(calls.listCvs, ({ viewer }) => cvs.listCvs(platform, viewer));
  mount(calls.readCv, ({ viewer, params }) => cvs.readCv(platform, viewer, params.id));
  mount(calls.deleteCv, ({ viewer, params }) => cvs.deleteCv(platform, viewer, params.id));
};
