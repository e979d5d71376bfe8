import { describe, expect, it } from 'vitest';
import type { MissionTerm } from '../missions/changed-terms.ts';
import { titleOf, topicOf } from '../notifications/keys.ts';
import { wasAccepted } from './application.ts';
import { after, attempt, type Stage, type Step, stages } from './fixtures.ts';

describe('words with a refusal', () => {
  const refuse = (said: object): Step => ['creator', { type: 'price/refuse', ...said }];
  const titlesOf = (decision: ReturnType<typeof attempt>) =>
    decision.ok ? decision.effects.flatMap((effect) => (effect.kind === 'notify' ? effect.title : [])) : [];

  it('suggest another price, and reach the candidate without contact details', () => {
    const said = { suggestionCents: 40_000, text: 'Appelez le 06 12 34 56 78.' };
    expect(titlesOf(attempt(stages.created, refuse(said)))).toEqual([
      'Votre proposition de prix est refusée. Un autre prix vous est suggéré\u202f: 400\u00a0€\u00a0HT (480\u00a0€\u00a0TTC). «\u00a0Appelez le [coordonnées masquées].\u00a0»',
    ]);
    expect(titlesOf(attempt(stages.created, refuse({ text: ' ' })))).toEqual([titleOf('PRICE_REFUSED')]);
  });

  it('are refused where they are too long, or suggest no price', () => {
    expect(attempt(stages.created, refuse({ text: 'a'.repeat(501) }))).toMatchObject({
      code: 'REFUSAL_TOO_LONG',
    });
    expect(attempt(stages.created, refuse({ text: 'a'.repeat(500) })).ok).toBe(true);
    for (const suggestionCents of [0, -1, 1.5, 100_000_000]) {
      expect(attempt(stages.created, refuse({ suggestionCents }))).toMatchObject({ code: 'INVALID_OFFER' });
    }
  });

  it('stay with a candidate who is refused, and are told of as an application', () => {
    const long: Step = ['creator', { type: 'refuseCandidate', text: 'a'.repeat(501) }];
    expect(attempt(stages.job, long)).toMatchObject({ ok: false, code: 'REFUSAL_TOO_LONG' });
    const decision = attempt(stages.created, ['creator', { type: 'refuseCandidate', text: ' Merci. ' }]);
    expect(decision).toMatchObject({ application: { refusalText: 'Merci.', closedReason: 'refused' } });
    const [title = ''] = titlesOf(decision);
    expect(title).toBe('Votre candidature n’a pas été retenue. «\u00a0Merci.\u00a0»');
    expect(decision).toMatchObject({ effects: [{ kind: 'notify', key: 'CANDIDATE_REFUSED' }, {}] });
    expect(topicOf('CANDIDATE_REFUSED')).toBe('applications');
    expect(stages.refused.refusalText).toBeNull();
  });
});

describe('the price', () => {
  it('accepted, moves to the choice of a collaboration and tells the candidate', () => {
    expect(attempt(stages.created, ['creator', { type: 'price/accept' }])).toMatchObject({
      ok: true,
      changes: {
        closed: [{ index: 0, type: 'PRICE', result: 'ACCEPTED' }],
        opened: [{ type: 'CONTRACT_CHOICE', offerCents: null }],
        fields: { state: 'WAITING_ACCEPTATION' },
      },
      effects: [{ to: 'candidate', key: 'PRICE_ACCEPTED' }, { mail: 'price-accepted' }],
    });
  });

  it('refused, leaves the application NEW and tells the candidate', () => {
    const decision = attempt(stages.created, ['creator', { type: 'price/refuse' }]);
    expect(decision).toMatchObject({
      ok: true,
      application: { state: 'NEW', actions: [{ type: 'PRICE', result: 'REFUSED' }] },
      changes: { opened: [], fields: {} },
      effects: [{ to: 'candidate', key: 'PRICE_REFUSED' }, {}],
    });
  });

  it('proposed anew after a refusal, notifies the creator and becomes the price agreed on', () => {
    const decision = attempt(stages.priceRefused, ['candidate', { type: 'price/new', offerCents: 42_050 }]);
    expect(decision).toMatchObject({
      ok: true,
      application: { state: 'NEW', offerCents: 42_050 },
      changes: { closed: [], opened: [{ type: 'PRICE', offerCents: 42_050 }] },
      effects: [
        {
          to: 'creator',
          key: 'PRICE_NEW',
          title: 'Une nouvelle proposition de prix vous est faite.',
        },
        { mail: 'price-new' },
      ],
    });
    const agreed = after(
      stages.priceRefused,
      ['candidate', { type: 'price/new', offerCents: 42_050 }],
      ['creator', { type: 'price/accept' }],
    );
    expect(agreed.actions.map(({ type, result, offerCents }) => [type, result, offerCents])).toEqual([
      ['PRICE', 'REFUSED', 50_000],
      ['PRICE', 'ACCEPTED', 42_050],
      ['CONTRACT_CHOICE', 'ONGOING', null],
    ]);
  });

  it('counts as agreed on from its acceptance on, whatever comes after', () => {
    const agreed = (stage: Stage) => wasAccepted(stages[stage], 'PRICE');
    expect((['created', 'priceRefused', 'refused'] as const).some(agreed)).toBe(false);
    expect((['choosing', 'directOffered', 'withdrawn', 'settled'] as const).every(agreed)).toBe(true);
    expect(wasAccepted(stages.choosingWithoutPortage, 'WAITING_BASOCHE')).toBe(false);
  });

  it('proposed anew must be a valid price, and only after a refusal', () => {
    const offer = (offerCents: number) => ['candidate', { type: 'price/new', offerCents }] as const;
    expect(attempt(stages.priceRefused, offer(0))).toMatchObject({ ok: false, code: 'INVALID_OFFER' });
    expect(attempt(stages.priceRefused, offer(0.5))).toMatchObject({ ok: false, code: 'INVALID_OFFER' });
    expect(attempt(stages.created, offer(100))).toMatchObject({ ok: false, code: 'STATE_CHANGED' });
    expect(attempt(stages.priceRefused, offer(100), offer(200))).toMatchObject({
      ok: false,
      code: 'STATE_CHANGED',
    });
  });
});

describe('the end of an application', () => {
  it('refused by the creator, closes every ongoing action and tells the candidate', () => {
    const withNda = after(stages.directOffered, [
      'candidate',
      { type: 'nda', version: '2026-11-21', sha256: 'b' },
    ]);
    expect(attempt(withNda, ['creator', { type: 'refuseCandidate' }])).toMatchObject({
      ok: true,
      application: { state: 'REFUSED', closedReason: 'refused' },
      changes: {
        closed: [
          { type: 'DIRECT', result: 'REFUSED' },
          { type: 'NDA', result: 'REFUSED' },
        ],
        opened: [],
      },
      effects: [
        {
          to: 'candidate',
          key: 'CANDIDATE_REFUSED',
          title: 'Votre candidature n’a pas été retenue.',
        },
        { mail: 'candidate-refused' },
      ],
    });
  });

  it('withdrawn by the candidate, is marked so and tells the creator', () => {
    expect(attempt(stages.choosing, ['candidate', { type: 'withdraw' }])).toMatchObject({
      ok: true,
      application: { state: 'REFUSED', closedReason: 'withdrawn' },
      effects: [{ to: 'creator', key: 'CANDIDATE_WITHDREW' }, { mail: 'candidate-withdrew' }],
    });
  });

  it('refused on a job offer, closes its messages', () => {
    const refused = after(stages.job, ['creator', { type: 'refuseCandidate' }]);
    expect(refused).toMatchObject({ type: 'JOB', state: 'REFUSED', closedReason: 'refused' });
    expect(attempt(refused, ['creator', { type: 'message', content: 'Bonjour' }])).toMatchObject({
      ok: false,
      code: 'MESSAGES_CLOSED',
    });
  });
});

describe('an offer that is filled', () => {
  it('tells the candidate and leaves the thread as it is', () => {
    expect(attempt(stages.job, ['creator', { type: 'job/filled' }])).toMatchObject({
      ok: true,
      application: { state: 'NEW' },
      changes: { closed: [], opened: [], fields: {} },
      effects: [
        { kind: 'notify', to: 'candidate', title: titleOf('JOB_FILLED') },
        { to: 'candidate', mail: 'job-filled' },
      ],
    });
  });

  it('tells nobody who was refused or has withdrawn', () => {
    for (const stage of [stages.jobRefused, stages.jobWithdrawn]) {
      expect(attempt(stage, ['creator', { type: 'job/filled' }])).toMatchObject({ code: 'STATE_CHANGED' });
    }
  });
});

describe('an edit of the mission', () => {
  const edited = (terms: readonly MissionTerm[]) => ['creator', { type: 'mission/edited', terms }] as const;

  it('that leaves the terms alone tells the candidate and marks nothing', () => {
    expect(attempt(stages.created, edited([]))).toMatchObject({
      ok: true,
      changes: { fields: {} },
      effects: [{ kind: 'notify', to: 'candidate', title: titleOf('MISSION_EDITED') }],
    });
  });

  it('that changes the price range, the place or the execution marks the open offer, and says so by mail', () => {
    const decision = attempt(stages.created, edited(['place', 'price']));
    expect(decision).toMatchObject({ ok: true, application: { offerToConfirm: ['price', 'place'] } });
    expect(decision).toHaveProperty('effects', [
      { kind: 'notify', to: 'candidate', key: 'PRICE_TO_CONFIRM', title: titleOf('PRICE_TO_CONFIRM') },
      { kind: 'mail', to: 'candidate', mail: 'price-to-confirm', reason: null },
    ]);
  });

  it('adds what it changes to what is already to be confirmed', () => {
    expect(after(stages.created, edited(['place']), edited(['price']), edited([])).offerToConfirm).toEqual([
      'price',
      'place',
    ]);
  });

  it('writes no second mail for what is asked already', () => {
    expect(stages.toConfirm.offerToConfirm).toEqual(['price', 'place']);
    for (const [terms, mails] of [
      [['price'], 0],
      [['place', 'price'], 0],
      [['price', 'execution'], 1],
    ] as const) {
      const decision = attempt(stages.toConfirm, edited(terms));
      const effects = decision.ok ? decision.effects : [];
      expect(effects.map(({ kind }) => kind)).toEqual(['notify', 'mail'].slice(0, 1 + mails));
    }
  });

  it('marks no price that was already answered', () => {
    for (const stage of ['priceRefused', 'choosing', 'ongoing'] as const) {
      expect(after(stages[stage], edited(['price'])).offerToConfirm).toEqual([]);
    }
  });

  it('is settled by the candidate who confirms, and the creator is told', () => {
    expect(attempt(stages.toConfirm, ['candidate', { type: 'price/confirm' }])).toMatchObject({
      ok: true,
      application: { offerToConfirm: [], state: 'NEW', offerCents: 50_000 },
      effects: [
        { kind: 'notify', to: 'creator', title: titleOf('PRICE_CONFIRMED') },
        { kind: 'mail', to: 'creator', mail: 'price-confirmed' },
      ],
    });
    expect(attempt(stages.created, ['candidate', { type: 'price/confirm' }])).toMatchObject({
      ok: false,
      code: 'NOTHING_TO_CONFIRM',
    });
  });

  it('keeps the creator from nothing: accepting, refusing and leaving settle it too', () => {
    const steps: readonly Step[] = [
      ['creator', { type: 'price/accept' }],
      ['creator', { type: 'price/refuse' }],
      ['creator', { type: 'refuseCandidate' }],
      ['candidate', { type: 'withdraw' }],
    ];
    for (const step of steps) expect(after(stages.toConfirm, step).offerToConfirm).toEqual([]);
  });
});
