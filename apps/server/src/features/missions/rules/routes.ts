import * as calls from '@basoche/contract/missions/rules';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as rules from './service.ts';

export const keptRuleRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.readRules, () => rules.read(platform));
  mount(calls.changeEligibility, ({ viewer, body }) => rules.changeRule(platform, viewer, body));
  mount(calls.changePortage, ({ viewer, body }) => rules.changeExclusions(platform, viewer, body));
  mount(calls.listRuleChanges, ({ query }) => rules.history(platform, pageRequest(query)));
};
