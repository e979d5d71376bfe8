import * as addressCalls from '@basoche/contract/auth/address';
import * as contract from '@basoche/contract/auth/auth';
import * as confirmation from '@basoche/contract/auth/confirmation';
import * as identityCalls from '@basoche/contract/auth/identity-provider';
import * as officeCalls from '@basoche/contract/auth/office-accounts';
import * as passkeyCalls from '@basoche/contract/auth/passkeys';
import * as factorCalls from '@basoche/contract/auth/second-factor';
import * as sessionCalls from '@basoche/contract/auth/sessions';
import type { FieldError } from '@basoche/contract/problem';
import type { AcceptedTexts } from '@basoche/contract/terms/terms';
import type { ProfessionForm } from '@basoche/domain/members/profession';
import type { Mount } from '../../platform/http/mount.ts';
import { bearerToken, type Origin, originOf } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import * as address from './address/service.ts';
import * as confirmations from './confirmation/service.ts';
import * as identities from './identity-provider/service.ts';
import { confirm, confirmAndSignIn } from './mailbox-proof/service.ts';
import * as offices from './office-accounts/service.ts';
import * as passkeys from './passkeys/service.ts';
import * as passwordChanges from './password-changes/service.ts';
import * as secondFactor from './second-factor/service.ts';
import * as service from './service.ts';
import * as sessions from './sessions/service.ts';

/**
 * Names of the invalid fields, which registration answers in `message` as specified; `number` is called
 * `numero` there (rules §6).
 */
const invalid = (errors: FieldError[]) => ({
  message: [...new Set(errors.map(({ path }) => (path === 'number' ? 'numero' : path)))],
});

/** Fields of a person's registration. */
interface Person {
  email: string;
  firstName: string;
  lastName: string;
  number: string;
  zipCode: string;
  jobName: string;
  professionForm?: ProfessionForm | null | undefined;
}

/** Fields that every registration has. */
interface RegistrationBody {
  readonly password: string;
  readonly acceptedTexts?: AcceptedTexts | undefined;
  readonly returnTo?: string | undefined;
}

/** The row of a new person. */
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

/** Mounts the calls of accounts: registration, login, second factor, passkeys, sessions, address, password, offices. */
export const authRoutes = (
  mount: Mount,
  platform: Platform,
  neighbours: service.AccountNeighbours & identities.IdentityNeighbours,
): void => {
  const { closeCalendar } = neighbours;
  // `admit` refuses a network that has too many passwords being hashed.
  const register = async (
    member: service.Registration['member'],
    { password, acceptedTexts, returnTo }: RegistrationBody,
    from: Origin,
  ) => ({
    access_token: await platform.passwords.admit(() =>
      service.register(platform, { member, password, from, acceptedTexts, returnTo }, neighbours),
    ),
  });

  mount(
    contract.registerStudent,
    ({ body, request }) => register(personOf('STUDENT', body), body, originOf(request)),
    { invalid },
  );
  mount(
    contract.registerEmployee,
    ({ body, request }) => register(personOf('EMPLOYEE', body), body, originOf(request)),
    { invalid },
  );
  mount(
    contract.registerCompany,
    ({ body, request }) =>
      register(
        { kind: 'COMPANY', email: body.email, company_name: body.companyName, is_moral: true },
        body,
        originOf(request),
      ),
    { invalid },
  );
  mount(
    contract.registerCustomer,
    ({ body, request }) =>
      register(
        { kind: 'CUSTOMER', email: body.email, customer_name: body.customerName, is_moral: body.isMoral },
        body,
        originOf(request),
      ),
    { invalid },
  );

  mount(contract.login, ({ body, request }) =>
    platform.passwords.admit(() => service.login(platform, { ...body, from: originOf(request) })),
  );
  mount(factorCalls.readSecondFactor, ({ viewer }) => secondFactor.read(platform, viewer));
  mount(factorCalls.startSecondFactor, ({ viewer }) => secondFactor.start(platform, viewer));
  mount(factorCalls.confirmSecondFactor, async ({ viewer, body }) => ({
    recoveryCodes: await secondFactor.confirm(platform, viewer, body.code),
  }));
  mount(factorCalls.passSecondFactor, ({ viewer, body }) =>
    secondFactor.passWithCode(platform, viewer, body.code),
  );
  mount(factorCalls.renewRecoveryCodes, async ({ viewer }) => ({
    recoveryCodes: await secondFactor.renewCodes(platform, viewer),
  }));
  mount(factorCalls.removeApplication, ({ viewer }) =>
    secondFactor.removeAuthenticator(platform, viewer, closeCalendar),
  );

  mount(passkeyCalls.listPasskeys, ({ viewer }) => passkeys.list(platform, viewer));
  mount(passkeyCalls.startPasskey, ({ viewer }) => passkeys.start(platform, viewer));
  mount(passkeyCalls.addPasskey, ({ viewer, body }) => passkeys.add(platform, viewer, body));
  mount(passkeyCalls.renamePasskey, ({ viewer, params, body }) =>
    passkeys.rename(platform, viewer, params.id, body.name),
  );
  mount(passkeyCalls.removePasskey, ({ viewer, params }) =>
    passkeys.remove(platform, viewer, params.id, closeCalendar),
  );
  mount(passkeyCalls.startPasskeyPass, ({ viewer }) => passkeys.startPasskeyPass(platform, viewer));
  mount(passkeyCalls.passWithPasskey, ({ viewer, body }) =>
    passkeys.passWithPasskey(platform, viewer, body.credential),
  );
  mount(passkeyCalls.startPasskeySignIn, ({ request }) => passkeys.startSignIn(platform, originOf(request)));
  mount(passkeyCalls.signInWithPasskey, async ({ body, request }) => ({
    access_token: await passkeys.signIn(platform, body.credential, originOf(request)),
  }));

  mount(identityCalls.startIdentitySignIn, ({ request }) =>
    identities.startSignIn(platform, originOf(request)),
  );
  mount(identityCalls.startIdentityLink, ({ viewer }) => identities.startLink(platform, viewer));
  mount(identityCalls.startIdentityProof, ({ viewer }) => identities.startProof(platform, viewer));
  mount(identityCalls.finishIdentity, ({ viewer, body, request }) =>
    identities.finish(platform, { viewer, body, from: originOf(request) }, neighbours),
  );
  mount(identityCalls.linkIdentityTicket, ({ viewer, body }) =>
    identities.linkTicket(platform, viewer, body.ticket),
  );
  mount(identityCalls.readIdentity, ({ viewer }) => identities.read(platform, viewer));
  mount(identityCalls.unlinkIdentity, ({ viewer }) => identities.unlink(platform, viewer));

  mount(sessionCalls.listSessions, ({ viewer }) => sessions.list(platform, viewer));
  mount(sessionCalls.endSession, ({ viewer, params }) => sessions.end(platform, viewer, params.id));
  mount(sessionCalls.endOtherSessions, ({ viewer }) => sessions.endOthers(platform, viewer));
  mount(sessionCalls.prove, ({ viewer, body }) => sessions.prove(platform, viewer, body.password));

  mount(addressCalls.readAddress, ({ viewer }) => address.read(platform, viewer));
  mount(addressCalls.askAddress, ({ viewer, body }) => address.askChange(platform, viewer, body));
  mount(addressCalls.dropAddress, ({ viewer }) => address.cancelChange(platform, viewer));
  mount(addressCalls.readAddressLink, ({ params }) => address.readLink(platform, params.code));
  mount(addressCalls.agreeAddress, async ({ params }) => ({
    isChanged: await address.agreeToAddress(platform, params.code),
  }));
  mount(addressCalls.refuseAddress, ({ params }) => address.refuseChange(platform, params.code));

  mount(confirmation.sendConfirmationAgain, ({ viewer, body }) =>
    confirmations.sendAgain(platform, viewer, body.returnTo),
  );
  mount(confirmation.correctAddress, ({ viewer, body }) =>
    confirmations.correctAddress(platform, viewer, body),
  );
  mount(contract.logout, ({ viewer }) => service.logout(platform, viewer));
  mount(contract.me, ({ viewer }) => service.me(platform, viewer, neighbours));

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
    await passwordChanges.passwordForgotten(platform, body.email, originOf(request).network);
    return 'ok' as const;
  });
  // `sessionID` is the specified name; it holds the code of the link.
  mount(contract.resetPassword, ({ params, body, request }) =>
    passwordChanges.resetPassword(
      platform,
      { code: params.sessionID, password: body.newPassword, network: originOf(request).network },
      neighbours,
    ),
  );
  mount(contract.changePassword, ({ viewer, body }) =>
    passwordChanges.changePassword(platform, viewer, body),
  );
  mount(contract.deleteAccount, ({ viewer }) => service.deleteAccount(platform, viewer, neighbours));

  mount(officeCalls.listOffices, ({ viewer }) => offices.list(platform, viewer));
  mount(officeCalls.createOffice, ({ viewer, body }) => offices.create(platform, viewer, body));
  mount(officeCalls.changeOfficeRole, ({ viewer, params, body }) =>
    offices.change(platform, viewer, { ...params, change: 'role', role: body.role }),
  );
  mount(officeCalls.suspendOffice, ({ viewer, params }) =>
    offices.change(platform, viewer, { ...params, change: 'suspend' }),
  );
  mount(officeCalls.restoreOffice, ({ viewer, params }) =>
    offices.change(platform, viewer, { ...params, change: 'restore' }),
  );
  mount(officeCalls.receivePortages, ({ viewer, params }) =>
    offices.change(platform, viewer, { ...params, change: 'receivePortages' }),
  );
  mount(officeCalls.resetOfficeFactor, ({ viewer, params }) =>
    offices.change(platform, viewer, { ...params, change: 'resetFactor' }),
  );
};
