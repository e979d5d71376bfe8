import { describe, expect, it } from 'vitest';
import { titleOf } from '../notifications/keys.ts';
import { notificationTypes } from '../notifications/types.ts';
import { missionCandidateTabs } from './mission-candidate-tabs.ts';
import { refusalCodes, refusals } from './refusals.ts';
import { badgeState, badgeText, stateLabels } from './state-labels.ts';
import { applicationStates } from './states.ts';

/** French typography: a narrow no-break space before ; : ! ? and inside guillemets. */
const badSpacing = /[^\u202f][;:!?»]|«[^\u202f]/u;

/** Sentences and classes of refusals (rules §7), titles of notifications and labels of states. */
describe('what people read', () => {
  it('has a French sentence for every refusal, and one class', () => {
    for (const code of refusalCodes) {
      expect(refusals[code].title).toMatch(/^[A-ZÉÀÊ].*[.!]$/u);
      expect(refusals[code].title).not.toMatch(badSpacing);
    }
    expect(refusals.FORBIDDEN.class).toBe('party');
    expect(refusals.NDA_REQUIRED.class).toBe('party');
    expect(refusals.MESSAGES_CLOSED.class).toBe('party');
    expect(refusals.STATE_CHANGED.class).toBe('state');
    expect(refusals.PORTAGE_MINIMUM.class).toBe('state');
    expect(refusals.NOT_A_PARTY.class).toBe('stranger');
  });

  it('has a fixed French message for each of the fifteen notifications, all different', () => {
    expect(notificationTypes).toHaveLength(15);
    const titles = notificationTypes.map(titleOf);
    expect(new Set(titles).size).toBe(15);
    for (const title of titles) expect(title).not.toMatch(badSpacing);
  });

  it('labels every state, and has one tab for all and one for each', () => {
    expect(stateLabels.WAITING_FUNDS).toBe('En attente de dépôts de fonds');
    expect(missionCandidateTabs.map(({ state }) => state)).toEqual([null, ...applicationStates]);
  });

  it('shows a job thread as refused or ongoing', () => {
    expect(badgeState({ type: 'JOB', state: 'NEW' })).toBe('ONGOING');
    expect(badgeState({ type: 'JOB', state: 'REFUSED' })).toBe('REFUSED');
    expect(badgeState({ type: 'MISSION', state: 'NEW' })).toBe('NEW');
  });

  it('says on a badge the reader’s own step on their turn, and the state otherwise', () => {
    const choosing = { type: 'MISSION', state: 'WAITING_ACCEPTATION', situation: 'MODE_TO_CHOOSE' } as const;
    expect(badgeText({ ...choosing, turn: 'MINE' }, 'creator')).toBe('À vous de choisir le mode');
    expect(badgeText({ ...choosing, turn: 'OTHERS' }, 'candidate')).toBe('En attente d’acceptation');
    const offered = { type: 'MISSION', state: 'NEW', situation: 'PRICE_OFFERED', turn: 'OTHERS' } as const;
    expect(badgeText(offered, 'candidate')).toBe('Prix proposé, réponse attendue');
    expect(badgeText(offered, 'creator')).toBe('Nouveau');
    const sent = { type: 'JOB', state: 'NEW', situation: 'APPLICATION_SENT', turn: 'OTHERS' } as const;
    expect(badgeText(sent, 'candidate')).toBe('En cours');
  });
});
