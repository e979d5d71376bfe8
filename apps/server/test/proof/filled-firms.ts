import type { TestApp } from '../app.ts';
import type { TestMember } from '../factories.ts';
import { aFirm, aSeat } from '../firms.ts';

/** A seat with acts in the firm of another, and a firm of their own. */
export const fillFirms = async (
  test: TestApp,
  leaver: TestMember,
  other: TestMember,
  thread: string,
): Promise<void> => {
  const firm = await aFirm(test, { of: other });
  await aSeat(test, firm, leaver);
  const own = await aFirm(test, { of: leaver });
  const write = (text: string, ...values: unknown[]) =>
    test.platform.database.pool.query(text, [test.clock.now(), ...values]);
  await write(
    `insert into firm_invitation (firm_id, way, role, email, person_id, made_by, made_at, expires_at, state, ended_at)
     values ($2, 'address', 'publisher', $3, $4, $5, $1, $1, 'accepted', $1)`,
    firm.id,
    leaver.email,
    leaver.id,
    firm.owner.id,
  );
  await write(
    `insert into firm_domain (firm_id, domain, dns_text) select $2, 'exemple.fr', 'basoche-1' where $1::timestamptz is not null`,
    own.id,
  );
  await write(
    `insert into firm_act (firm_id, person_id, act, body, at) values ($2, $3, 'seat/begun', '{}', $1)`,
    firm.id,
    leaver.id,
  );
  await write(
    `insert into deposit_approval (application_id, firm_id, amount_cents, asked_by, asked_at, state, decided_by, decided_at)
     values ($2, $3, 100, $4, $1, 'refused', $5, $1)`,
    thread,
    firm.id,
    leaver.id,
    firm.owner.id,
  );
};
