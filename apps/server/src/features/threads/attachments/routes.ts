import * as calls from '@basoche/contract/threads/attachments';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as attachments from './service.ts';

export const attachmentRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.addAttachment, ({ viewer, params, body }) =>
    attachments.bringAttachment(platform, viewer, params.id, body.file),
  );
  mount(calls.readAttachment, ({ viewer, params }) => attachments.readAttachment(platform, viewer, params));
  mount(calls.readAttachmentPreview, ({ viewer, params }) =>
    attachments.readPreview(platform, viewer, params),
  );
  mount(calls.deleteAttachment, ({ viewer, params }) => attachments.takeBack(platform, viewer, params));
};
