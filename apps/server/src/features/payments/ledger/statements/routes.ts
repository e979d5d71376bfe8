import * as calls from '@basoche/contract/payments/statements';
import type { Mount } from '../../../../platform/http/mount.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { readStatement } from './service.ts';

export const statementRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.readStatement, ({ viewer, params }) => readStatement(platform, viewer, params.id));
};
