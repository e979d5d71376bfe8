import type { TestApp } from '../app.ts';
import { aFirm, aLink, anInvitation } from '../firms.ts';
import type { LostCall } from './lost-call.ts';
import type { Cast } from './stages.ts';

/** A firm of its own for a call, with an owner who is signed in. */
const aFirmFor = async (test: TestApp, cast: Cast, call: string) => {
  const owner = await cast({ firstName: 'Claire', lastName: call });
  return {
    owner,
    firm: await aFirm(test, { of: await cast({ kind: 'COMPANY', companyName: call }), owner }),
  };
};

export const lostCallsOfFirms: readonly LostCall[] = [
  {
    title: 'firms.invite',
    name: 'firms.invite',
    statement: /insert into "firm_invitation"/,
    prepare: async (test, cast) => {
      const { firm, owner } = await aFirmFor(test, cast, 'invite');
      const body = { email: 'perdue@exemple.fr', role: 'publisher' };
      return { token: owner.token, params: {}, firmId: firm.id, body };
    },
  },
  {
    title: 'firms.accept',
    name: 'firms.accept',
    statement: /insert into "seat"/,
    prepare: async (test, cast) => {
      const { firm } = await aFirmFor(test, cast, 'accept');
      const { email, token } = await cast({ firstName: 'Karim', lastName: 'accept' });
      return { token, params: { id: await anInvitation(test, firm, email) } };
    },
  },
  {
    title: 'firms.joinByLink',
    name: 'firms.joinByLink',
    statement: /insert into "seat"/,
    prepare: async (test, cast) => {
      const { firm } = await aFirmFor(test, cast, 'join');
      const { token } = await cast({ firstName: 'Nadia', lastName: 'join' });
      return { token, params: {}, body: { token: await aLink(test, firm) } };
    },
  },
];
