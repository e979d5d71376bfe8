import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '../support/axe.ts';
import { anAvocat } from '../support/hearings.ts';
import { looksRight } from '../support/looks-right.ts';
import { applyToMission, call, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** The inscription that a public register confirms stands beside a name, on every screen, until an edition names it no more. */

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registers-'));
});
test.afterAll(() => rm(folder, { recursive: true }));

const headings = 'NomBarreau;avNom;avPrenom;cbSiretSiren;cbCp;cbVille;acDateSerment';
const others = Array.from({ length: 40 }, (_, index) => `PARIS;NOM${index};Paul;;75001;PARIS;20120105`);

/** File of an edition, whose name tells its day. */
const editionOf = async (day: string, lines: readonly string[]): Promise<string> => {
  const path = join(folder, `annuaire-avocats-${day}.csv`);
  await writeFile(path, [headings, ...others, ...lines].join('\n'));
  return path;
};

test('an avocate of Lyon is inscribed on her page, in the directory, among candidates and in a thread', async ({
  open,
  product,
}) => {
  const lawyer = await anAvocat(product, 'Yasmine Bonnefoy');
  const company = await makeMember(product, 'company', 'Comptoir Delmas');
  await call(product, 'POST', `/users/student/update/${lawyer.id}`, {
    token: lawyer.token,
    body: { professionForm: 'feminine', location: 'Lyon (69)' },
  });
  // A bar that is stated after the verification counts with the postcode of the line.
  await call(product, 'POST', '/users/infoB', { token: lawyer.token, body: { zipCode: '69002' } });
  await call(product, 'PUT', '/hearings/bar', { token: lawyer.token, body: { court: 'tj-69123' } });
  const own = 'LYON;BONNEFOY;Yasmine;;69002;LYON;20140115';
  const imported = await product.command(
    'registers',
    'import',
    'avocats',
    await editionOf('20260923', [own]),
  );
  expect(imported).toContain('in force');
  const words = 'inscrite au barreau de Lyon, vérifié le 23\u00a0septembre\u00a02026';
  const mission = await makeMission(product, company, 'Note sur un bail dérogatoire');
  const application = await applyToMission(product, lawyer, mission, 780);
  const page = await open({ as: company, viewport: windowSizes.desk });
  const main = page.getByRole('main');

  await test.step('on her page', async () => {
    await visit(page, { path: `/users/${lawyer.id}` });
    await expect(main.getByText(words)).toBeVisible();
    await looksRight(page, 'inscription-profile');
  });

  await test.step('on her card of the directory', async () => {
    await visit(page, { path: '/members?q=bonnefoy' });
    await expect(main.getByRole('article').filter({ hasText: lawyer.name })).toContainText(words);
    await looksRight(page, 'inscription-directory');
  });

  await test.step('by the filter of inscriptions, which leaves out a company that no register names', async () => {
    await page.setViewportSize(windowSizes.desk);
    await visit(page, { path: '/members' });
    await expect(main.getByRole('article').filter({ hasText: company.name })).toBeVisible();
    await page.getByRole('button', { name: 'Filtres' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filtrer les membres' });
    await drawer.getByRole('checkbox', { name: 'Inscriptions vérifiées seulement' }).check();
    await drawer.getByRole('button', { name: 'Appliquer' }).click();
    await expect(page).toHaveURL(/\/members\?inscribed=true$/);
    await expect(main.getByRole('article')).toHaveCount(1);
    await expect(main.getByRole('article')).toContainText(words);
    await expect(page.getByRole('link', { name: 'Retirer le filtre Inscription vérifiée' })).toBeVisible();
    await looksRight(page, 'inscription-filter');
  });

  await test.step('among the candidates, as cards and as a table', async () => {
    await visit(page, { path: `/manage/missions/${mission}` });
    await expect(main.getByRole('article').filter({ hasText: lawyer.name })).toContainText(words);
    await looksRight(page, 'inscription-candidates');
  });

  await test.step('beside the thread', async () => {
    await page.setViewportSize(windowSizes.desk);
    await visit(page, { path: `/messages/${application}` });
    await expect(page.getByText(words).first()).toBeVisible();
    await picture(page, 'inscription-thread-desk');
    await page.setViewportSize(windowSizes.phone);
    await page.getByRole('button', { name: 'Détails' }).click();
    await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
    await expectAccessible(page, 'the inscription in the details of a thread');
    await picture(page, 'inscription-thread-phone');
  });

  await test.step('she reads that the list confirmed her bar', async () => {
    const hers = await open({ as: lawyer, viewport: windowSizes.desk });
    await visit(hers, { path: '/parametres/audiences' });
    await expect(hers.getByText('Inscrit au barreau de Lyon · confirmé')).toBeVisible();
    await expect(
      hers.getByText('D’après l’Annuaire national des avocats du 23\u00a0septembre\u00a02026.'),
    ).toBeVisible();
    await looksRight(hers, 'inscription-bar');
  });

  await test.step('an edition that names her no more ends it everywhere', async () => {
    await product.command('registers', 'import', 'avocats', await editionOf('20261023', []));
    await page.setViewportSize(windowSizes.desk);
    await visit(page, { path: `/users/${lawyer.id}` });
    await expect(main.getByText('Avocate · non vérifiée')).toBeVisible();
    await expect(main.getByText('barreau de Lyon')).toHaveCount(0);
  });
});
