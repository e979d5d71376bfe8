import * as calls from '@basoche/contract/back-office/numbers';
import { moneyChartNames, openChartNames } from '@basoche/domain/numbers/charts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as service from './service.ts';

export const numberRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.readNumbers, ({ query }) => service.read(platform, query.range, openChartNames));
  mount(calls.downloadNumbers, ({ query }) => service.download(platform, query.range, query.chart));
  mount(calls.readMoneyNumbers, ({ query }) => service.read(platform, query.range, moneyChartNames));
  mount(calls.downloadMoneyNumbers, ({ query }) => service.download(platform, query.range, query.chart));
};
