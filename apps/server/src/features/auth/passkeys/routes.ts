import * as contract from '@basoche/contract/auth/passkeys';
import type { Mount } from '../../../platform/http/mount.ts';
import { originOf } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CloseCalendar } from '../address-proof/service.ts';
import * as service from './service.ts';

export const passkeyRoutes = (mount: Mount, platform: Platform, closeCalendar: CloseCalendar): void => {
  mount(contract.listPasskeys, ({ viewer }) => service.list(platform, viewer));
  mount(contract.startPasskey, ({ viewer }) => service.start(platform, viewer));
  mount(contract.addPasskey, ({ viewer, body }) => service.add(platform, viewer, body));
  mount(contract.renamePasskey, ({ viewer, params, body }) =>
    service.rename(platform, viewer, params.id, body.name),
  );
  mount(contract.removePasskey, ({ viewer, params }) =>
    service.remove(platform, viewer, params.id, closeCalendar),
  );
  mount(contract.startPasskeyPass, ({ viewer }) => service.startPass(platform, viewer));
  mount(contract.passWithPasskey, ({ viewer, body }) => service.pass(platform, viewer, body.credential));
  mount(contract.startPasskeySignIn, ({ request }) => service.startSignIn(platform, originOf(request)));
  mount(contract.signInWithPasskey, async ({ body, request }) => ({
    access_token: await service.signIn(platform, body.credential, originOf(request)),
  }));
};
