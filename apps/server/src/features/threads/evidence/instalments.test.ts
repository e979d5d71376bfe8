import type { EvidenceEntry, EvidenceHead } from '@basoche/domain/evidence/evidence-file';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aSession } from '../../../../test/factories.ts';
import { directInstalments } from '../../../../test/instalments.ts';
import { agreedMonths, entriesFrom, inDays, monthsIn, twoMonths } from '../../../../test/months.ts';
import { gives } from '../../../../test/play-threads.ts';
import type { World } from '../../../../test/world.ts';
import { blocksOf } from './presenter.ts';

/** The record of a mission with instalments or months, as its file shows it (rules §13). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  test.clock.set(new Date('2037-03-10T09:00:00Z'));
});
afterAll(() => test.close());

/** Title and lines of each entry of these commands, without its place, with ordinary spaces. */
const shown = async ({ applicationId, owner }: World, ...commands: readonly string[]) => {
  const answer = await test.call('GET', `/messagerie/evidence/${applicationId}`, {
    token: await aSession(test, owner.id),
    headers: { accept: 'application/json' },
  });
  const file: EvidenceHead & { readonly entries: readonly EvidenceEntry[] } = answer.json();
  return file.entries
    .filter(({ body }) => commands.includes(JSON.parse(body).command))
    .map((entry) =>
      blocksOf(file, entry, 1).flatMap((block) =>
        (block.as === 'entry' || block.as === 'quote') && !block.text.startsWith('État')
          ? [block.text.replace('1. ', '').replaceAll(/[\u00a0\u202f]/g, ' ')]
          : [],
      ),
    );
};

it('shows for each instalment who ended it, and who stopped the mission before one', async () => {
  const world = await directInstalments(test, [30_000, 20_000, 10_000]);
  await gives(test, world, world.owner, 'mission/validate');
  await gives(test, world, world.candidate, 'mission/deliver');
  await inDays(test, 14);
  await gives(test, world, world.candidate, 'instalment/stop');
  expect(await shown(world, 'mission/validate', 'end/auto', 'instalment/stop')).toEqual([
    ['Mission déclarée terminée — Étude Martin', 'Tranche 1 sur 3'],
    ['Mission terminée sans réponse du client — l’échéance prévue', 'Tranche 2 sur 3'],
    ['Mission arrêtée avant son terme — Anne Lefèvre', 'Tranche 3 sur 3'],
  ]);
});

it('shows the price of months, each sheet that was sent, and the reason of each return', async () => {
  test.clock.set(new Date('2037-05-12T09:00:00Z'));
  const world = await monthsIn(test, 'direct');
  const sheet = { entries: entriesFrom('2037-05-12', [1]), isLast: true };
  await gives(test, world, world.candidate, 'mission/deliver', { body: { sheet } });
  await gives(test, world, world.owner, 'sheet/return', { body: { reason: 'Un jour manque.' } });
  expect(await shown(world, 'price/new', 'deliver', 'sheet/return')).toEqual([
    [
      'Nouvelle proposition de prix — Anne Lefèvre',
      'Prix proposé : 3 000 € hors taxes',
      'Temps prévu par mois : 4 jours',
      'Prix : 500 € HT par jour, 4 jours par mois, 6 jours au plus : 3 000 € HT au plus',
    ],
    [
      'Mission déclarée livrée — Anne Lefèvre',
      'Mois 1',
      'Compte rendu du 12 mai 2037 au 31 mai 2037, le dernier',
      '12 mai 2037, une demi-journée : Travail 1',
    ],
    ['Compte rendu du mois rendu — Étude Martin', 'Mois 1', 'Motif : Un jour manque.'],
  ]);
});

it('shows the first day of a retainer that is agreed after the proposed one', async () => {
  test.clock.set(new Date('2037-06-10T09:00:00Z'));
  const world = await agreedMonths(test, twoMonths('2037-06-10'));
  await gives(test, world, world.owner, 'action/choose/direct');
  test.clock.set(new Date('2037-06-18T09:00:00Z'));
  await gives(test, world, world.candidate, 'action/direct/accept');
  expect((await shown(world, 'direct/accept'))[0]).toContain(
    'Premier jour du forfait mensuel : 18 juin 2037',
  );
});
