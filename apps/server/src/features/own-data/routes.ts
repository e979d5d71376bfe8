import * as calls from '@basoche/contract/own-data/own-data';
import { listRetentionNights } from '@basoche/contract/own-data/retention';
import { pageRequest } from '../../platform/http/cursor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import { readErasure } from './erasure/service.ts';
import * as exports from './exports/service.ts';
import { nights } from './retention/service.ts';

export const ownDataRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.readErasure, ({ viewer }) => readErasure(platform, viewer));
  mount(calls.askExport, ({ viewer }) => exports.ask(platform, viewer));
  mount(calls.listExports, ({ viewer }) => exports.list(platform, viewer));
  mount(calls.readExport, ({ viewer, params }) => exports.read(platform, viewer, params.id));

  mount(listRetentionNights, ({ query }) => nights(platform, pageRequest(query)));
};
