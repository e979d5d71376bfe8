import { describe, expect, it } from 'vitest';
import { after, consent, type Stage, stages } from './fixtures.ts';
import { progress } from './progress.ts';

const read = (stage: Stage) => progress(stages[stage]).map(({ key, status }) => `${key} ${status}`);
const detail = (stage: Stage) =>
  progress(stages[stage]).find(({ status }) => status === 'current' || status === 'stopped')?.detail;

describe('the progress list of a mission thread', () => {
  it('has five steps, the first current in a new application', () => {
    expect(read('created')).toEqual([
      'NEW current',
      'WAITING_ACCEPTATION todo',
      'WAITING_FUNDS todo',
      'ONGOING todo',
      'DONE todo',
    ]);
  });

  it('stays at the collaboration while a portage is reviewed', () => {
    for (const stage of ['choosing', 'fundsOffered', 'portageAtPlatform', 'portageAtPartner'] as const) {
      expect(read(stage).slice(0, 2)).toEqual(['NEW done', 'WAITING_ACCEPTATION current']);
    }
  });

  it('leaves the deposit out with a direct relation, also while it is proposed', () => {
    expect(read('directOffered')).toEqual([
      'NEW done',
      'WAITING_ACCEPTATION current',
      'ONGOING todo',
      'DONE todo',
    ]);
    expect(read('directOngoing')).toEqual([
      'NEW done',
      'WAITING_ACCEPTATION done',
      'ONGOING current',
      'DONE todo',
    ]);
    expect(read('directDone')).toEqual([
      'NEW done',
      'WAITING_ACCEPTATION done',
      'ONGOING done',
      'DONE current',
    ]);
  });

  it('passes by the deposit otherwise, and stays at the mission until it is settled', () => {
    expect(read('fundsAwaited')[2]).toBe('WAITING_FUNDS current');
    expect(read('ongoing').slice(2)).toEqual(['WAITING_FUNDS done', 'ONGOING current', 'DONE todo']);
    expect(read('ended').slice(2)).toEqual(['WAITING_FUNDS done', 'ONGOING current', 'DONE todo']);
    expect(read('settled').slice(2)).toEqual(['WAITING_FUNDS done', 'ONGOING done', 'DONE current']);
  });

  it('names the person of a firm who accepted the price', () => {
    const { actions, ...rest } = stages.choosing;
    const named = actions.map((action) => ({
      ...action,
      by: action.type === 'PRICE' ? 'Claire Delmas' : null,
    }));
    expect(progress({ ...rest, actions: named })[0]?.detail).toBe('Prix accepté par Claire Delmas');
    expect(progress(stages.choosing)[0]?.detail).toBe('Prix accepté');
  });

  it('says in French where the current step stands', () => {
    expect(detail('created')).toBe('Le prix peut être accepté ou refusé');
    expect(detail('priceRefused')).toBe('Prix refusé');
    expect(detail('choosing')).toBe('Le client choisit un mode de collaboration');
    expect(detail('directOffered')).toBe('Le prestataire répond au mode proposé');
    expect(detail('portageAtPlatform')).toBe('Portage en cours de validation par Basoche');
    expect(detail('portageAtPartner')).toBe('Portage en cours de validation par ITG');
    expect(detail('fundsAwaited')).toBe('Dépôt attendu du client');
    expect(detail('ongoing')).toBe('Mission en cours');
    expect(detail('ended')).toBe('Mission validée, règlement en cours');
    expect(detail('delivered')).toBe('Mission livrée, réponse attendue du client');
    expect(detail('contested')).toBe('Mission contestée');
    expect(detail('endedAndContested')).toBe('Mission contestée');
    expect(detail('refused')).toBe('Candidature refusée');
    expect(detail('withdrawn')).toBe('Candidature retirée');
  });

  it('is not led astray by the agreement on confidentiality, which goes its own way', () => {
    const current = (stage: Stage) =>
      progress(after(stages[stage], ['creator', consent])).find(({ status }) => status === 'current')?.detail;
    for (const stage of ['priceRefused', 'choosing', 'directOffered', 'portageAtPartner'] as const) {
      expect(current(stage), stage).toBe(detail(stage));
    }
  });

  it('says that a mission is contested as long as the contest is open, and no longer', () => {
    const withdrawn = after(stages.contested, ['candidate', { type: 'contest/withdraw' }]);
    expect(progress(withdrawn)[3]).toMatchObject({ status: 'current', detail: 'Mission en cours' });
  });

  it('says of the steps behind what came of them, and of those ahead what they wait for', () => {
    const details = (stage: Stage) => progress(stages[stage]).map((step) => step.detail);
    expect(details('created').slice(1)).toEqual(['À choisir', 'À déposer', 'À venir', 'À venir']);
    expect(details('settled').slice(0, 4)).toEqual([
      'Prix accepté',
      'Fonds confiés à un tiers',
      'Fonds déposés',
      'Mission validée',
    ]);
    expect(details('directDone')[1]).toBe('Relation directe');
    const portage = after(stages.portageAtPartner, ['partner', { type: 'itg/validate' }]);
    expect(progress(portage)[1]?.detail).toBe('Portage salarial');
  });

  it('ends with the recommendation, which is done once the viewer gave theirs', () => {
    const last = (recommendation?: 'open' | 'given' | 'over') =>
      progress({ ...stages.directDone, ...(recommendation === undefined ? {} : { recommendation }) }).at(-1);
    expect(last()).toMatchObject({ status: 'current', detail: 'Chaque partie peut recommander l’autre' });
    expect(last('open')).toMatchObject({ status: 'current', detail: 'Votre recommandation est attendue' });
    expect(last('given')).toMatchObject({ status: 'done', detail: 'Recommandation faite' });
    expect(last('over')).toMatchObject({ status: 'current', detail: 'Le délai pour recommander est passé' });
  });

  it('stops where a refused application ended', () => {
    expect(read('refused')[0]).toBe('NEW stopped');
    expect(read('withdrawn').slice(0, 2)).toEqual(['NEW done', 'WAITING_ACCEPTATION stopped']);
    const cancelled = after(stages.fundsAwaited, [
      'staff',
      { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' },
    ]);
    expect(progress(cancelled)[2]).toMatchObject({
      key: 'WAITING_FUNDS',
      status: 'stopped',
      detail: 'Mission annulée',
    });
    const ended = after(stages.ongoing, ['staff', { type: 'cancelDeposit', reason: 'Injoignables.' }]);
    expect(progress(ended)[3]).toMatchObject({
      key: 'ONGOING',
      status: 'stopped',
      detail: 'Mission annulée',
    });
    expect(progress({ ...stages.refused, closedReason: null })[0]?.detail).toBe('Candidature refusée');
  });

  it('has at most one step that is current or stopped, at every stage', () => {
    for (const stage of Object.values(stages)) {
      const marked = progress(stage).filter(({ status }) => status === 'current' || status === 'stopped');
      expect(marked).toHaveLength(1);
    }
  });
});
