import * as calls from '@basoche/contract/members/profile-editing';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as editing from './service.ts';

export const editingRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.updatePerson, ({ viewer, params, body }) => editing.update(platform, viewer, params.id, body));
  mount(calls.updatePicture, ({ viewer, params, body }) =>
    editing.updatePicture(platform, viewer, params.id, body.picture),
  );
  mount(calls.removePicture, ({ viewer, params }) => editing.removePicture(platform, viewer, params.id));
  mount(calls.updateContact, ({ viewer, body }) => editing.updateContact(platform, viewer, body));
};
