import { describe, expect, it } from 'vitest';
import { pageParameters } from './page-parameters.ts';

describe('the parameters of a page', () => {
  const ofMissions = 'domain modality departement nature tarifLow tarifHigh q sort after vue';
  const ofMembers =
    'profession kind domain departement experience rateMin rateMax availability verified inscribed q after';

  it.each([
    ['/consult/missions', ofMissions],
    ['/consult/missions/', ofMissions],
    ['/consult/customers/missions', ofMissions],
    ['/consult/emplois', 'domain contractType modality departement nature q sort after vue'],
    ['/members', ofMembers],
    ['/users', ofMembers],
    ['/blog', 'q by sort page'],
    ['/aide', 'q'],
    ['/simulateur', 'montant tva publie realise nature mois taux'],
    ['/', ''],
    ['/blog/article/la-clause-penale', ''],
  ])('%s reads: %s', (path, names) => {
    expect(pageParameters(path)?.join(' ')).toBe(names);
  });

  it.each([['/inscription'], ['/inscription/'], ['/connexion'], ['/account'], ['/back-office']])(
    '%s may be handed any',
    (path) => {
      expect(pageParameters(path)).toBeNull();
    },
  );
});
