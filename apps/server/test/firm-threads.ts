import { actingForHeader } from '@basoche/contract/acting-for';
import type { TestApp } from './app.ts';
import { aMember, type TestMember } from './factories.ts';
import { aFirm, aSeat, type TestFirm } from './firms.ts';
import { aMission, anApplication } from './missions.ts';

/** A thread about a mission of a firm. The person in charge (Claire) is not the firm's contact (Anne). */
export interface FirmThread {
  readonly firm: TestFirm;
  /** The firm's own row; it keeps an address here, so that a wrongly sent mail to it is seen. */
  readonly company: TestMember;
  readonly anne: TestMember;
  readonly claire: TestMember;
  readonly claireSeat: string;
  readonly candidate: TestMember;
  readonly missionId: string;
  readonly applicationId: string;
}

/** Puts a seat in charge of the thread. */
export const putInCharge = async (
  { platform }: TestApp,
  { applicationId }: FirmThread,
  seatId: string,
): Promise<void> => {
  await platform.database.db
    .updateTable('application')
    .set({ creator_seat_id: seatId })
    .where('id', '=', applicationId)
    .execute();
};

type Person = Parameters<typeof aMember>[1];
const ofAnne: Person = { firstName: 'Anne', lastName: 'Lefèvre' };
const ofClaire: Person = { firstName: 'Claire', lastName: 'Delmas' };

interface Wishes {
  readonly of?: TestMember;
  readonly isAnonym?: boolean;
  readonly people?: readonly [contact: Person, inCharge: Person];
}

export const aFirmThread = async (
  test: TestApp,
  { of, isAnonym = false, people: [contact, inCharge] = [ofAnne, ofClaire] }: Wishes = {},
): Promise<FirmThread> => {
  const company = of ?? (await aMember(test, { kind: 'COMPANY', companyName: 'Verdelune Industries' }));
  const anne = await aMember(test, contact);
  const firm = await aFirm(test, { of: company, owner: anne });
  const claire = await aMember(test, inCharge);
  const claireSeat = await aSeat(test, firm, claire);
  const candidate = await aMember(test, { firstName: 'Zoé', lastName: 'Hardy' });
  const missionId = await aMission(test, company, { isAnonym });
  await test.platform.database.db
    .updateTable('mission')
    .set({ seat_id: claireSeat })
    .where('id', '=', missionId)
    .execute();
  const applicationId = await anApplication(test, missionId, candidate);
  return { firm, company, anne, claire, claireSeat, candidate, missionId, applicationId };
};

/** Makes a call about the thread as a person of its firm. */
export const actFor = (
  test: TestApp,
  { firm }: FirmThread,
  { token }: TestMember,
  path: string,
  body?: object,
) => test.call(body ? 'POST' : 'GET', path, { token, headers: { [actingForHeader]: firm.id }, body });
