import { describe, expect, it } from 'vitest';
import { offerCents } from '../limits.ts';
import { executionNotifications } from '../notifications/definitions/execution.ts';
import { instalmentNotifications } from '../notifications/definitions/instalments.ts';
import { moneyNotifications } from '../notifications/definitions/money.ts';
import { type NotificationKey, topicOf } from '../notifications/keys.ts';
import type { Application } from '../threads/application.ts';
import { decide } from '../threads/decide.ts';
import { nextDepositOf } from '../threads/deposits-and-refunds.ts';
import { actors, hoursAfter, prospect, stages } from '../threads/fixtures.ts';
import { inInstalments } from './fixtures.ts';
import { engagedCents, type InstalmentsPrice, type PlannedInstalment } from './kinds.ts';
import { heldWorkDays } from './limits.ts';
import { titleAt } from './notices.ts';
import { heldDaysMistakes } from './validate.ts';

/** Proposing a price in instalments, and choosing a mode with it (rules §13). */

const total = engagedCents(inInstalments);

const propose = (pricing: InstalmentsPrice | null, cents = total) =>
  decide(
    stages.priceRefused,
    { type: 'price/new', offerCents: cents, pricing },
    actors.candidate,
    hoursAfter(5),
  );

/** The thread once this price is accepted. */
const agreedOn = (pricing: InstalmentsPrice): Application => {
  const proposed = propose(pricing, engagedCents(pricing));
  if (!proposed.ok) throw new Error(proposed.code);
  const accepted = decide(proposed.application, { type: 'price/accept' }, actors.creator, hoursAfter(6));
  if (!accepted.ok) throw new Error(accepted.code);
  return accepted.application;
};

const priced = (...instalments: readonly PlannedInstalment[]): InstalmentsPrice => ({
  kind: 'instalments',
  instalments,
});
const part = (cents: number, days: number | null = null): PlannedInstalment => ({
  title: 'Une étape',
  cents,
  days,
});

const choose = (application: Application, mode: 'direct' | 'funds' | 'portage') =>
  decide(application, { type: `choose/${mode}` }, actors.creator, hoursAfter(7));

describe('a price in instalments', () => {
  it('is proposed with an application, and kept with its action', () => {
    const command = {
      type: 'apply',
      offerCents: total,
      tvaApplicable: true,
      pricing: inInstalments,
    } as const;
    const decision = decide(prospect(), command, actors.candidate, hoursAfter(0));
    expect(decision).toMatchObject({
      ok: true,
      application: { offerCents: total, instalment: null },
      changes: {
        opened: [{ type: 'PRICE', offerCents: total, pricing: inInstalments }],
      },
    });
  });

  it('is proposed after a refusal, and a flat one after it', () => {
    expect(propose(inInstalments)).toMatchObject({
      ok: true,
      changes: { opened: [{ type: 'PRICE', pricing: inInstalments }] },
    });
    const flat = propose(null);
    expect(flat).toMatchObject({ ok: true, changes: { opened: [{ type: 'PRICE', offerCents: total }] } });
    expect(flat.ok && flat.changes.opened[0]).not.toHaveProperty('instalments');
  });

  it('is refused where no mode takes it: a private customer deposits each instalment, which outlasts its deposit', () => {
    const long = priced(part(50_000, heldWorkDays + 1), part(50_000));
    const fits = priced(part(50_000, heldWorkDays), part(50_000));
    const clients = [
      { kind: 'CUSTOMER', isMoral: false },
      { kind: 'CUSTOMER', isMoral: true },
      { kind: 'COMPANY', isMoral: true },
      { kind: 'EMPLOYEE', isMoral: false },
    ] as const;
    const codes = (pricing: InstalmentsPrice) =>
      clients.map((facts) => {
        const { priceRefused: thread } = stages;
        const decisions = [
          decide(
            { ...thread, creator: { ...thread.creator, ...facts } },
            { type: 'price/new', offerCents: 100_000, pricing },
            actors.candidate,
            hoursAfter(5),
          ),
          decide(
            { ...prospect(), creator: { ...thread.creator, ...facts } },
            { type: 'apply', offerCents: 100_000, tvaApplicable: true, pricing },
            actors.candidate,
            hoursAfter(0),
          ),
        ];
        return decisions.map((decision) => (decision.ok ? null : decision.code));
      });
    const free = [null, null];
    expect(codes(long)).toEqual([['INSTALMENT_TOO_LONG', 'INSTALMENT_TOO_LONG'], free, free, free]);
    expect(codes(fits)).toEqual([free, free, free, free]);
    expect(heldDaysMistakes(priced(part(50_000), part(50_000, 60)))).toEqual([
      {
        path: 'instalments.1.days',
        message:
          'Pour ce client, une tranche dure 59 jours au plus\u202f: son dépôt lui reviendrait avant la fin. Partagez-la.',
      },
    ]);
  });

  it('is refused unless its instalments may be proposed and add up to it', () => {
    const code = (pricing: InstalmentsPrice, cents?: number) => {
      const decision = propose(pricing, cents);
      return decision.ok ? null : decision.code;
    };
    expect(code(inInstalments, total + 1)).toBe('INVALID_OFFER');
    expect(code(priced(part(total)))).toBe('INVALID_OFFER');
    expect(code(priced(part(total - 4_999), part(4_999)))).toBe('INVALID_OFFER');
    expect(code(priced(part(total - 5_000), part(5_000)))).toBe(null);
    expect(code(priced(part(total - 5_000), { ...part(5_000), title: ' ' }))).toBe('INVALID_OFFER');
  });
});

describe('the mode of a price in instalments', () => {
  it('is deposited one instalment at a time: the first is due first, with the fee', () => {
    const agreed = agreedOn(inInstalments);
    expect(nextDepositOf(agreed).priceCents).toBe(200_000);
    expect(agreed.offerCents).toBe(total);
    expect(nextDepositOf(stages.choosing).priceCents).toBe(stages.choosing.offerCents);
  });

  it('takes a deposit for each, none above the limit of one card payment', () => {
    const most = Math.floor(offerCents.max / 3);
    const large = agreedOn(priced(part(most), part(most), part(most)));
    const single = { ...large, actions: large.actions.map(({ pricing: _, ...action }) => action) };
    const answers = [large, single].map((application) => choose(application, 'funds'));
    expect(answers.map((decision) => (decision.ok ? null : decision.code))).toEqual([
      null,
      'DEPOSIT_TOO_LARGE',
    ]);
  });

  it('holds no instalment that lasts longer than its deposit may be held, and takes it in a direct relation', () => {
    const fits = agreedOn(priced(part(50_000, heldWorkDays), part(50_000)));
    const long = agreedOn(priced(part(50_000, heldWorkDays + 1), part(50_000)));
    expect(choose(fits, 'funds')).toMatchObject({ ok: true });
    for (const mode of ['funds', 'portage'] as const)
      expect(choose(long, mode)).toMatchObject({ ok: false, code: 'INSTALMENT_TOO_LONG' });
    expect(choose(long, 'direct')).toMatchObject({ ok: true });
  });

  it('counts the minimum of a portage on the whole price', () => {
    const parts = (cents: number) => agreedOn(priced(part(cents), part(12_500)));
    expect(choose(parts(12_500), 'portage')).toMatchObject({ ok: true });
    expect(choose(parts(12_400), 'portage')).toMatchObject({ ok: false, code: 'PORTAGE_MINIMUM' });
  });
});

describe('the title of a notification', () => {
  const instalment = { position: 1, count: 3 };
  const opened = { key: 'INSTALMENT_OPENED', to: 'candidate', title: 'Ouverte.' } as const;

  it('names the instalment that it is about', () => {
    expect(titleAt({ instalment, mode: 'funds', state: 'ONGOING' }, opened)).toBe(
      'Tranche\u00a02 sur 3\u202f: le dépôt du client est attendu. Rien ne garantit le travail que vous feriez avant.',
    );
    expect(titleAt({ instalment, mode: 'direct', state: 'ONGOING' }, opened)).toBe(
      'Tranche\u00a02 sur 3\u202f: le travail peut commencer.',
    );
    const ended = { key: 'MISSION_ENDED', to: 'candidate', title: 'Terminée.' } as const;
    expect(titleAt({ instalment, mode: 'direct', state: 'ONGOING' }, ended)).toBe(
      'Tranche\u00a02 sur 3\u202f: elle est déclarée terminée.',
    );
  });

  it('names it in each notification that a thread with instalments sends about money, work or a contest', () => {
    const ofMission = [
      ...['APPROVAL_ASKED', 'APPROVAL_DECIDED', 'PAYEE_READY', 'DEPOSIT_RETURNED'],
      ...['INVOICE_ISSUED', 'INVOICE_CREDITED', 'BILLING_DETAILS_AWAITED', 'FEE_INVOICED', 'FEE_CREDITED'],
    ];
    const keys = Object.keys({
      ...moneyNotifications,
      ...executionNotifications,
      ...instalmentNotifications,
    });
    const ofMonths = ['SHEET_DUE', 'SHEET_RETURNED'];
    const places = [
      [instalment, 'Tranche\u00a02 sur 3\u202f: '],
      [{ position: 1, count: null }, 'Mois\u00a02\u202f: '],
    ] as const;
    for (const [place, name] of places)
      for (const key of keys as NotificationKey[]) {
        const about = { instalment: place, mode: 'funds', state: 'ONGOING' } as const;
        const title = titleAt(about, { key, to: 'creator', title: 'Sienne.' });
        const isOfPlace = place.count === null || !ofMonths.includes(key);
        const isNamed = isOfPlace && !ofMission.includes(key) && topicOf(key) !== 'reviews';
        expect([key, title.startsWith(name)]).toEqual([key, isNamed]);
        expect(title).not.toMatch(/la mission (?:suit|est contestée|est terminée)/);
        if (place.count === null) expect(title, key).not.toMatch(/tranche|elle (?:est|s’est)/);
      }
    const about = { key: 'SETTLED_SPLIT', to: 'candidate', title: '' } as const;
    expect(titleAt({ instalment, mode: 'funds', state: 'ONGOING' }, about)).toBe(
      'Tranche\u00a02 sur 3\u202f: la contestation est tranchée. Ses fonds sont partagés. La mission prend fin.',
    );
  });

  it('says of a bank that takes the deposit of an accepted instalment that it does, not that the mission ends', () => {
    const lost = { key: 'CHARGEBACK_LOST', to: 'creator', title: '' } as const;
    const titles = (['REFUSED', 'DONE'] as const).map((state) =>
      titleAt({ instalment, mode: 'funds', state }, lost),
    );
    expect(titles).toEqual([
      'Tranche\u00a02 sur 3\u202f: la banque a remboursé son dépôt au titulaire de la carte. La mission prend fin.',
      'Tranche\u00a02 sur 3\u202f: la banque a remboursé son dépôt au titulaire de la carte.',
    ]);
  });

  it('is its own for a flat price, and for what is about the whole mission', () => {
    expect(titleAt({ instalment: null, mode: 'funds', state: 'ONGOING' }, opened)).toBe('Ouverte.');
    const accepted = { key: 'PRICE_ACCEPTED', to: 'candidate', title: 'Accepté.' } as const;
    expect(titleAt({ instalment, mode: 'funds', state: 'ONGOING' }, accepted)).toBe('Accepté.');
  });
});
