import * as calls from '@basoche/contract/moderation/moderation';
import { pageRequest } from '../../platform/http/cursor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import * as office from './office/service.ts';
import * as moderation from './service.ts';

export const moderationRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.readMeasures, ({ viewer, params }) => moderation.readOwn(platform, viewer, params));
  mount(calls.askReexamination, ({ viewer, params, body }) =>
    moderation.askReexamination(platform, viewer, params, body.text),
  );
  mount(calls.listPublications, ({ query }) => office.list(platform, query, pageRequest(query)));
  mount(calls.readPublication, ({ params }) => office.read(platform, params));
  mount(calls.hidePublication, async ({ viewer, params, body }) => {
    await moderation.hide(platform, viewer, params, body);
    return office.read(platform, params);
  });
  mount(calls.restorePublication, async ({ viewer, params, body }) => {
    await moderation.restore(platform, viewer, params, body.note);
    return office.read(platform, params);
  });
  mount(calls.upholdPublication, async ({ viewer, params, body }) => {
    await moderation.uphold(platform, viewer, params, body.note);
    return office.read(platform, params);
  });
};
