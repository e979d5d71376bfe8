import * as contract from '@basoche/contract/auth/auth';
import * as confirmation from '@basoche/contract/auth/confirmation';
import type { FieldError } from '@basoche/contract/problem';
import type { AcceptedTexts } from '@basoche/contract/terms/terms';
import type { ProfessionForm } from '@basoche/domain/members/profession';
import type { Mount } from '../../platform/http/mount.ts';
import { bearerToken, type Origin, originOf } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { addressRoutes } from './address/routes.ts';
import { confirm, confirmAndSignIn } from './address-proof/service.ts';
import { confirmationRoutes } from './confirmation/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import * as service from './service.ts';
import { sessionRoutes } from './sessions/routes.ts';

/** Registration's 400 names the offending fields; `number` travels as `numero` (rules §6). */
const invalid = (errors: FieldError[]) => ({
  message: [...new Set(errors.map(({ path }) => (path === 'number' ? 'numero' : path)))],
});

interface Person {
  email: string;
  firstName: string;
  lastName: string;
  number: string;
  zipCode: string;
  jobName: string;
  professionForm?: ProfessionForm | null | undefined;
}

interface Given {
  readonly password: string;
  readonly acceptedTexts?: AcceptedTexts | undefined;
  readonly returnTo?: string | undefined;
}

const personOf = (kind: 'STUDENT' | 'EMPLOYEE', body: Person) => ({
  kind,
  email: body.email,
  first_name: body.firstName,
  last_name: body.lastName,
  phone: body.number,
  zip_code: body.zipCode,
  job_name: body.jobName,
  profession_form: body.professionForm ?? null,
});

export const authRoutes = (mount: Mount, platform: Platform, neighbours: service.AccountNeighbours): void => {
  const registered = async (
    member: service.Registration['member'],
    { password, acceptedTexts, returnTo }: Given,
    from: Origin,
  ) => ({
    access_token: await platform.passwords.admit(() =>
      service.register(platform, { member, password, from, acceptedTexts, returnTo }, neighbours),
    ),
  });

  mount(
    contract.registerStudent,
    ({ body, request }) => registered(personOf('STUDENT', body), body, originOf(request)),
    { invalid },
  );
  mount(
    contract.registerEmployee,
    ({ body, request }) => registered(personOf('EMPLOYEE', body), body, originOf(request)),
    { invalid },
  );
  mount(
    contract.registerCompany,
    ({ body, request }) =>
      registered(
        { kind: 'COMPANY', email: body.email, company_name: body.companyName, is_moral: true },
        body,
        originOf(request),
      ),
    { invalid },
  );
  mount(
    contract.registerCustomer,
    ({ body, request }) =>
      registered(
        { kind: 'CUSTOMER', email: body.email, customer_name: body.customerName, is_moral: body.isMoral },
        body,
        originOf(request),
      ),
    { invalid },
  );

  mount(contract.login, ({ body, request }) =>
    platform.passwords.admit(() => service.login(platform, { ...body, from: originOf(request) })),
  );
  secondFactorRoutes(mount, platform, neighbours.closeCalendar);
  passkeyRoutes(mount, platform, neighbours.closeCalendar);
  sessionRoutes(mount, platform);
  addressRoutes(mount, platform);
  confirmationRoutes(mount, platform);
  mount(contract.logout, ({ viewer }) => service.logout(platform, viewer));
  mount(contract.me, ({ viewer }) => service.me(platform, viewer, neighbours));

  const { closeCalendar } = neighbours;
  mount(confirmation.confirm, async ({ params, viewer }) => ({
    email: await confirm(platform, { code: params.confirmationCode, viewer, closeCalendar }),
  }));
  mount(confirmation.confirmFromPage, ({ params, viewer, request: { headers } }) =>
    confirmAndSignIn(
      platform,
      { code: params.confirmationCode, viewer, closeCalendar },
      { token: bearerToken(headers.authorization), userAgent: headers['user-agent'] },
    ),
  );

  mount(contract.passwordForgotten, async ({ body, request }) => {
    await service.passwordForgotten(platform, body.email, originOf(request).network);
    return 'ok' as const;
  });
  mount(contract.resetPassword, ({ params, body, request }) =>
    service.resetPassword(
      platform,
      { code: params.sessionID, password: body.newPassword, network: originOf(request).network },
      neighbours,
    ),
  );
  mount(contract.changePassword, ({ viewer, body }) => service.changePassword(platform, viewer, body));
  mount(contract.deleteAccount, ({ viewer }) => service.deleteAccount(platform, viewer, neighbours));
};
