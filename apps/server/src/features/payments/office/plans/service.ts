import type { OfficePlans } from '@basoche/contract/payments/office-plans';
import { valuesOf } from '@basoche/domain/options/option';
import { type PlanName, planNames } from '@basoche/domain/payments/plans';
import type { Config } from '../../../../config.ts';
import type { Platform } from '../../../../platform/platform.ts';
import * as store from './store.ts';

/** Plans and their settings, for staff: whether each setting is set, never its value. */

const priceOf = ({ stripe }: Config, name: PlanName): OfficePlans['plans'][number]['price'] => {
  if (stripe.secretKey === null) return 'sandbox';
  return stripe.prices[name] === null ? 'missing' : 'configured';
};

export const read = async ({ config, database }: Platform): Promise<OfficePlans> => {
  const live = await store.countLive(database.db);
  return {
    plans: valuesOf(planNames).map((name) => ({
      name,
      price: priceOf(config, name),
      subscribers: live.get(name) ?? 0,
    })),
    switches: {
      subscriptionRequired: config.subscriptionRequired,
      paymentSandbox: config.stripe.secretKey === null,
      mailsAsFiles: config.smtpUrl === null,
      filesOnDisk: config.s3Url === null,
      newsElsewhere: config.prismic !== null,
      networkLimits: config.networkLimits,
      production: config.production,
    },
  };
};
