import * as calls from '@basoche/contract/back-office/readings';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as readings from './service.ts';

export const readingRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.openReading, ({ viewer, body }) => readings.openReading(platform, viewer, body));
  mount(calls.readReading, ({ viewer, params, query }) =>
    readings.readPage(platform, viewer, params.id, query.after),
  );
  mount(calls.readReadingFile, ({ viewer, params }) => readings.readFile(platform, viewer, params));
  mount(calls.closeReading, ({ viewer, params }) => readings.closeReading(platform, viewer, params.id));
};
