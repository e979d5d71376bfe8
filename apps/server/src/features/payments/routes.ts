import * as contract from '@basoche/contract/payments/payments';
import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import { askDeposit } from './deposits/service.ts';
import { receive } from './provider/service.ts';

export const paymentRoutes = (mount: Mount, platform: Platform): void => {
  mount(contract.payDeposit, ({ params, viewer }) => askDeposit(platform, viewer, params.id));
  mount(
    contract.receiveEvent,
    ({ body, request }) => {
      const signature = request.headers['stripe-signature'];
      return receive(platform, body, typeof signature === 'string' ? signature : '');
    },
    { takesText: true },
  );
};
