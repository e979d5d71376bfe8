import type { Suggestion } from '@basoche/contract/missions/invitations';
import { describe, expect, it } from 'vitest';
import { reasonInWords } from './suggestion-reasons.ts';

const today = '2026-11-23';
type Reason = Suggestion['reasons'][number];
type Availability = Suggestion['member']['availability'];

const said = (reason: Reason, availability: Availability = null) =>
  reasonInWords(reason, { availability }, 'droit_travail', today)?.replace(/\s/g, ' ');

describe('a reason to invite a member', () => {
  it.each<[Reason, Availability, string]>([
    [{ kind: 'domain' }, null, 'Même domaine : droit du travail'],
    [{ kind: 'profile' }, null, 'Profil recherché'],
    [{ kind: 'distance', km: 0 }, null, 'Même département'],
    [{ kind: 'distance', km: 90 }, null, 'À 90 km environ'],
    [{ kind: 'answers', minutes: 185 }, null, 'Répond en 3 h 05'],
    [
      { kind: 'available', from: null },
      { status: 'AVAILABLE', from: null, confirmedOn: '2026-11-20' },
      'Disponible dès maintenant (confirmé le 20 novembre 2026)',
    ],
    [
      { kind: 'available', from: '2026-12-01' },
      { status: 'SOON', from: '2026-12-01', confirmedOn: '2026-11-20' },
      'Disponible à partir du 1ᵉʳ décembre 2026',
    ],
  ])('%j is said in words', (reason, availability, words) => {
    expect(said(reason, availability)).toBe(words);
  });
});
