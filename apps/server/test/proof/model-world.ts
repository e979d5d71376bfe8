import type { InstalmentsPrice, StagedPrice, TimePrice } from '@basoche/domain/pricing/kinds';
import type { ThreadType } from '@basoche/domain/threads/application';
import { parisDay } from '@basoche/domain/time/paris';
import { designate } from '../../src/features/payments/accounts/store.ts';
import { runCommand } from '../../src/features/threads/service.ts';
import type { TestApp } from '../app.ts';
import { aMember } from '../factories.ts';
import { aJobApplication, aJobOffer } from '../jobs.ts';
import { aMission, anApplication } from '../missions.ts';
import { emptyBook, type Person, type Publication } from './audit/event-book.ts';
import type { Office } from './audit/office.ts';
import type { Followed } from './followed.ts';
import { priceBody } from './model-calls.ts';
import { carryOut, closeDispute } from './model-money.ts';
import { follow } from './model-threads.ts';
import type { Scene } from './other-calls.ts';

/** The members, publications and threads of one sequence of the model, and the cleanup after it. */

type Wishes = NonNullable<Parameters<typeof aMember>[1]>;

const person = async (test: TestApp, name: string, wishes: Wishes): Promise<Person> => ({
  ...(await aMember(test, wishes)),
  name,
  isMoral: wishes.kind === 'COMPANY' || wishes.isMoral === true,
});

export const anOffice = async (test: TestApp): Promise<Office> => {
  const partner = {
    ...(await aMember(test, { kind: 'PARTNER', firstName: 'ITG', lastName: 'Portage' })),
    name: 'ITG Portage',
  };
  await designate(test.platform.database.db, partner.id);
  return { admin: await aMember(test, { kind: 'STAFF', staffRole: 'admin' }), partner };
};

/** Extends sessions, since a sequence covers months. */
export const keepSessions = async ({ platform }: TestApp): Promise<void> => {
  await platform.database.pool.query("update session set expires_at = now() + interval '20 years'");
};

const publication = async (
  test: TestApp,
  type: ThreadType,
  creator: Person,
  title: string,
  isAnonym = false,
): Promise<Publication> => {
  const isMission = type === 'MISSION';
  const id = await (isMission
    ? aMission(test, creator, { title, isAnonym })
    : aJobOffer(test, creator, { title }));
  const { rows } = await test.platform.database.pool.query<{ created_at: Date; end_date: string }>(
    `select created_at, end_date::text from ${isMission ? 'mission' : 'job_offer'} where id = $1`,
    [id],
  );
  const createdAt = rows[0]?.created_at.toISOString() ?? '';
  const endDate = rows[0]?.end_date ?? parisDay(test.clock.now());
  return {
    id,
    type,
    creator,
    title,
    isAnonymous: isAnonym,
    createdAt,
    publishedAt: createdAt,
    endDate,
    isArchived: false,
    isFilled: false,
  };
};

/** A price in two instalments, of three and two fifths. */
const inTwo = (cents: number): InstalmentsPrice => {
  const first = (cents * 3) / 5;
  return {
    kind: 'instalments',
    instalments: [
      { title: 'Recherche', cents: first, days: 10 },
      { title: 'Rédaction', cents: cents - first, days: null },
    ],
  };
};

const apply = (
  test: TestApp,
  about: Publication,
  candidate: Person,
  priceCents: number,
  pricing?: StagedPrice,
): Promise<string> =>
  about.type === 'MISSION'
    ? anApplication(test, about.id, candidate, priceCents / 100, priceBody(priceCents, pricing))
    : aJobApplication(test, about.id, candidate, { letter: 'Bonjour.' });

interface Setting {
  /** Journeys of the threads, in the order of the threads. */
  readonly journeys: readonly (readonly string[])[];
  /** True if the customer is a legal entity, who may choose among all modes. */
  readonly isCustomerMoral: boolean;
  /** First price of each mission, without tax. */
  readonly priceCents: number;
  /** Parts of the price of one of them. */
  readonly parts: 'two instalments' | 'by day';
}

/** The same price by day: five days at most, three of them in one month. */
const byDay = (cents: number): TimePrice => ({
  kind: 'day',
  rateCents: cents / 5,
  monthUnits: 6,
  ceilingUnits: 10,
});

/** Index of the thread whose first price has parts. */
const inParts = 2;

/**
 * Four applications to missions and one to an offer: two candidates of a company's anonymous mission, one of
 * a customer's mission, one of the company's offer; the first of them also applied to another mission of the
 * company.
 */
export const openScene = async (
  test: TestApp,
  { journeys, isCustomerMoral, priceCents, parts }: Setting,
): Promise<Scene> => {
  const company = await person(test, 'Étude Martin', { kind: 'COMPANY', companyName: 'Étude Martin' });
  const customer = await person(test, 'Paule Roux', {
    kind: 'CUSTOMER',
    customerName: 'Paule Roux',
    isMoral: isCustomerMoral,
  });
  const first = await person(test, 'Anne Lefèvre', { firstName: 'Anne', lastName: 'Lefèvre' });
  const second = await person(test, 'Bruno Castel', { firstName: 'Bruno', lastName: 'Castel' });
  const onlooker = await person(test, 'Chloé Vial', { firstName: 'Chloé', lastName: 'Vial' });
  await keepSessions(test);
  const shared = await publication(test, 'MISSION', company, 'Une recherche pour deux candidats', true);
  const other = await publication(test, 'MISSION', customer, 'Une relecture de particulier');
  const offer = await publication(test, 'JOB', company, 'Juriste en droit des sociétés');
  const further = await publication(test, 'MISSION', company, 'Une suite à cette recherche');
  const applications = [
    [shared, first],
    [shared, second],
    [other, first],
    [offer, first],
    [further, first],
  ] as const;
  const threads: Followed[] = [];
  const people = [company, customer, first, second, onlooker];
  const asksForFiles = test.platform.config.vigilance === 'ask';
  const book = emptyBook(people, [shared, other, offer, further], threads, asksForFiles);
  for (const [index, [about, candidate]] of applications.entries()) {
    const priced = parts === 'by day' ? byDay(priceCents) : inTwo(priceCents);
    const pricing = index === inParts ? priced : undefined;
    const id = await apply(test, about, candidate, priceCents, pricing);
    const applied = { left: journeys[index] ?? [], priceCents, pricing };
    threads.push(follow(book, { id, about, candidate }, applied, test.clock.now()));
  }
  return { test, book, stranger: onlooker, onlooker, threads };
};

/** Ends a thread with commands of staff and timers, so that it stays in no queue. */
const putAway = async ({ test, book }: Scene, thread: Followed): Promise<void> => {
  const { id, application } = thread;
  const { state, deposit, chargebackAt, contest } = application;
  const reason = 'La séquence est finie.';
  const gives = (by: Parameters<typeof runCommand>[1], command: Parameters<typeof runCommand>[3]) =>
    runCommand(test.platform, by, id, command);
  if (chargebackAt !== null) {
    await gives({ role: 'provider' }, { type: 'chargeback/won' });
    await closeDispute(test, thread, deposit?.amountCents ?? 0, 'won');
  }
  const waits = application.actions.find(
    ({ result, type }) => result === 'ONGOING' && type.startsWith('WAITING_'),
  );
  if (waits?.type === 'WAITING_BASOCHE') await gives({ role: 'staff' }, { type: 'portage/reject', reason });
  if (waits?.type === 'WAITING_ITG') await gives({ role: 'partner' }, { type: 'itg/reject', reason });
  if (state === 'ONGOING' || state === 'WAITING_RULES') {
    if (contest === null || contest.end !== null)
      await gives({ memberId: thread.candidate.id }, { type: 'contest', reason });
    await gives(
      { role: 'staff' },
      { type: 'settle', outcome: 'refund', reason: 'Vu les pièces du dossier.' },
    );
  }
  await carryOut(test, book, id);
};

/** Removes the sequence's items from lists and queues that the next one shares. */
export const closeScene = async (scene: Scene): Promise<void> => {
  const { test, book, threads } = scene;
  for (const thread of threads) await putAway(scene, thread);
  for (const { id, type, creator } of book.publications) {
    const isMission = type === 'MISSION';
    const path = isMission ? `/missions/publish/${id}` : `/jobs/update/${id}`;
    const body = isMission ? { toPublish: false } : { isArchived: true };
    const answer = await test.call('POST', path, { token: creator.token, body });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
  }
};
