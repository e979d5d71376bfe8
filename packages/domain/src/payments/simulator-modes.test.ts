import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerCents, portageMinimumCents } from '../limits.ts';
import { missionNatures } from '../options/mission-natures.ts';
import { valuesOf } from '../options/option.ts';
import { initialFields } from '../threads/application.ts';
import { decide } from '../threads/decide.ts';
import { portageExcludedNatures } from '../threads/portage.ts';
import { refusals } from '../threads/refusals.ts';
import { depositLines } from './deposit.ts';
import { feeWithTaxCents } from './fees.ts';
import { plainSimulation, readSimulation, simulationFields } from './simulator-address.ts';
import { type Simulated, simulate, simulatedCandidates, simulatedCreators } from './simulator-modes.ts';

const modeOf = (mode: 'direct' | 'funds' | 'portage', changes: Partial<Simulated> = {}) => {
  const found = simulate({ ...plainSimulation, ...changes }).find((one) => one.mode === mode);
  if (!found) throw new Error(`No ${mode}.`);
  return found;
};

const simulated: fc.Arbitrary<Simulated> = fc.record({
  priceCents: fc.integer(offerCents),
  tvaApplicable: fc.boolean(),
  creator: fc.constantFrom(...valuesOf(simulatedCreators)),
  candidate: fc.constantFrom(...valuesOf(simulatedCandidates)),
  nature: fc.constantFrom(...valuesOf(missionNatures)),
  months: fc.integer({ min: 1, max: 12 }),
  ownRate: fc.option(fc.integer({ min: 0, max: 430 }).map((tenths) => tenths / 10)),
});

describe('the three modes side by side', () => {
  it('say why portage is closed, in the words of the rules, each reason that there is', () => {
    expect(modeOf('portage').reasons).toEqual([]);
    expect(modeOf('portage', { priceCents: portageMinimumCents }).reasons).toEqual([]);
    expect(modeOf('portage', { priceCents: portageMinimumCents - 1 }).reasons).toEqual([
      refusals.PORTAGE_MINIMUM.title,
    ]);
    expect(
      modeOf('portage', { creator: 'particulier', candidate: 'societe', nature: 'postulation' }).reasons,
    ).toEqual([
      refusals.PORTAGE_NEEDS_LEGAL_ENTITY.title,
      refusals.PORTAGE_NEEDS_NATURAL_PERSON.title,
      refusals.PORTAGE_EXCLUDED_NATURE.title,
    ]);
    expect(modeOf('portage', { creator: 'client-entreprise' }).reasons).toEqual([]);
    expect(modeOf('portage', { creator: 'juriste' }).reasons).toEqual([
      refusals.PORTAGE_NEEDS_LEGAL_ENTITY.title,
    ]);
  });

  it('close a direct relation to an external customer who is a natural person, and held funds to nobody', () => {
    expect(modeOf('direct', { creator: 'particulier' }).reasons).toEqual([refusals.DIRECT_NOT_ALLOWED.title]);
    for (const creator of valuesOf(simulatedCreators)) {
      expect(modeOf('funds', { creator }).reasons).toEqual([]);
    }
  });

  it('are open exactly where the creator of such a thread could choose them', () => {
    const kinds = {
      entreprise: ['COMPANY', true],
      juriste: ['EMPLOYEE', false],
      'client-entreprise': ['CUSTOMER', true],
      particulier: ['CUSTOMER', false],
      micro: ['EMPLOYEE', false],
      etudiant: ['STUDENT', false],
      reglementee: ['EMPLOYEE', false],
      societe: ['COMPANY', true],
    } as const;
    const partyOf = (memberId: string, name: keyof typeof kinds) => {
      const [kind, isMoral] = kinds[name];
      return { memberId, kind, isMoral };
    };
    fc.assert(
      fc.property(simulated, (of) => {
        const thread = {
          ...initialFields,
          type: 'MISSION' as const,
          state: 'WAITING_ACCEPTATION' as const,
          creator: partyOf('a', of.creator),
          candidate: partyOf('b', of.candidate),
          nature: of.nature,
          isPortageExcluded: portageExcludedNatures.some((nature) => nature === of.nature),
          offerCents: of.priceCents,
          tvaApplicable: of.tvaApplicable,
          actions: [
            { type: 'CONTRACT_CHOICE', result: 'ONGOING', offerCents: null, sentAt: new Date(0) } as const,
          ],
        };
        for (const { mode, reasons } of simulate(of)) {
          const choice = decide(
            thread,
            { type: `choose/${mode}` },
            { role: 'creator', memberId: 'a' },
            new Date(0),
          );
          expect(choice.ok).toBe(reasons.length === 0);
          if (!choice.ok) expect(reasons[0]).toBe(refusals[choice.code].title);
        }
      }),
    );
  });

  it('ask of the creator what a deposit asks, with the fee of the one grid', () => {
    fc.assert(
      fc.property(simulated, (of) => {
        for (const { mode, lines } of simulate(of)) {
          const { priceCents, tvaApplicable } = of;
          expect(lines).toEqual(
            depositLines({ offerCents: priceCents, tvaApplicable, feeCents: feeWithTaxCents(mode) }),
          );
        }
      }),
    );
  });

  it('leave the same of an invoice whether it is paid directly or out of held funds, and no rate where accounts decide', () => {
    expect(modeOf('direct').net).toEqual(modeOf('funds').net);
    expect(modeOf('direct').net.kind).toBe('micro');
    expect(modeOf('direct', { candidate: 'etudiant' }).net.kind).toBe('micro');
    expect(modeOf('funds', { candidate: 'reglementee' }).net.kind).toBe('accounts');
    expect(modeOf('direct', { candidate: 'societe' }).net.kind).toBe('accounts');
    expect(modeOf('portage', { candidate: 'etudiant' }).net.kind).toBe('pay');
  });
});

describe('the address of a simulation', () => {
  const read = (fields: Record<string, string>) =>
    readSimulation({ get: (name) => (Object.hasOwn(fields, name) ? (fields[name] ?? null) : null) });

  it('gives the same simulation to whoever opens it', () => {
    fc.assert(
      fc.property(simulated, (of) => {
        expect(read(simulationFields(of))).toEqual(of);
      }),
    );
  });

  it('says no more than what was chosen', () => {
    expect(simulationFields(plainSimulation)).toEqual({
      montant: '1000',
      publie: 'entreprise',
      realise: 'micro',
      nature: 'recherches',
    });
  });

  it('is read as people type numbers, and what makes no sense is left aside', () => {
    expect(read({ montant: '1\u202f250,50\u00a0€' }).priceCents).toBe(125_050);
    expect(read({ montant: '1250.5', tva: 'oui' }).priceCents).toBe(125_050);
    expect(read({ montant: '999 999,99' }).priceCents).toBe(99_999_999);
    for (const fields of [
      {},
      { montant: '-5' },
      { montant: 'abc' },
      { montant: '0' },
      { montant: '99999999999' },
      { montant: '1000000' },
      { montant: '1e5' },
      { montant: '+500' },
      { montant: '12,345' },
      { mois: '0' },
      { mois: '13' },
      { taux: '44' },
      { nature: 'inconnue' },
      { publie: 'toString' },
      { realise: '__proto__' },
    ]) {
      expect(read(fields)).toEqual(plainSimulation);
    }
  });
});
