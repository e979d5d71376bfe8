import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn } from '../support/firms.ts';
import { anAvocat, dayIn } from '../support/hearings.ts';
import { looksRight } from '../support/looks-right.ts';
import { sayNobodyConcerned } from '../support/mission-form.ts';
import { makeMember } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { blankPdf } from '../support/verification-documents.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** An avocat says how they take hearings, another asks for one, reads how many were told, and withdraws it. */

// A read that fails is tried out.
test.use({ expectedComplaint: /status of 500/ });

let product: Product;
let without: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
  without = await worlds.another({ HEARINGS: 'off' });
});

const at = (path: string) => ({ path: product.url + path });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const field = (page: Page, label: string) => page.locator('input').and(page.getByLabel(label));

const choose = async (page: Page, label: string, typed: string, option: string): Promise<void> => {
  await field(page, label).fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** Fills in the form of a request. */
const fillIn = async (
  page: Page,
  { matter = 'Référé, bail commercial', time = '09:00', act = 'Plaider' } = {},
) => {
  await choose(page, 'Quelle juridiction', 'judiciaire lyon', 'Tribunal judiciaire de Lyon');
  await page.getByRole('radio', { name: act }).check();
  await page.getByRole('textbox', { name: 'Jour' }).fill(dayIn(4));
  await page.keyboard.press('Tab');
  await page.getByLabel('Heure').fill(time);
  await page.getByRole('textbox', { name: 'Chambre' }).fill('3e chambre');
  await page.getByRole('textbox', { name: 'De quoi s’agit-il' }).fill(matter);
  await page.getByRole('textbox', { name: 'Vos consignes et les parties' }).fill('Renvoi. Société Kervella.');
  await page.getByRole('textbox', { name: 'Prix en euros HT' }).fill('150');
  await sayNobodyConcerned(page, 'postulation');
  await page.getByRole('checkbox', { name: 'accord de confidentialité' }).check();
};

test('an avocat says from where, when and for what they take hearings', async ({ open }) => {
  const page = await open(browserOn(product, await anAvocat(product, 'Yasmine Benali')));
  await visit(page, at('/parametres/audiences'));
  await expect(heading(page)).toHaveText('Paramètres');
  await expect(page.getByText('Enregistrez d’abord d’où vous partez.')).toBeVisible();
  await button(page, 'Enregistrer').first().click();
  await expect(page.getByText('Choisissez une ville.')).toBeVisible();
  await choose(page, 'Je pars de', 'lyo', 'Lyon');
  await page.getByRole('checkbox', { name: 'Samedi, matin' }).check();
  await page.getByRole('checkbox', { name: 'J’irai plus loin' }).check();
  await button(page, 'Enregistrer').first().click();
  await expect(page.getByText('Vos réglages sont enregistrés.')).toBeVisible();

  await test.step('they state their bar, which waits for staff', async () => {
    await choose(page, 'Barreau', 'lyon', 'Barreau de Lyon');
    await button(page, 'Enregistrer mon barreau').click();
    await expect(page.getByText('Inscrit au barreau de Lyon · à confirmer')).toBeVisible();
  });

  await test.step('they say when they are away, and that they are not', async () => {
    await page.getByRole('textbox', { name: 'Premier jour' }).fill(dayIn(10));
    await page.getByRole('textbox', { name: 'Dernier jour' }).fill(dayIn(9));
    await button(page, 'Ajouter').click();
    await expect(page.getByText('Le dernier jour vient après le premier.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Dernier jour' }).fill(dayIn(12));
    await button(page, 'Ajouter').click();
    await expect(page.getByRole('list', { name: 'Mes absences' }).getByRole('listitem')).toHaveCount(1);
    await looksRight(page, 'hearing-settings');
    await button(page, 'Retirer').click();
    await expect(page.getByText('Aucune absence à venir.')).toBeVisible();
  });
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Samedi, matin' })).toBeChecked();
  await expect(field(page, 'Je pars de')).toHaveValue('Lyon');
});

test('an avocat asks for a hearing, reads its way, and withdraws it', async ({ open }) => {
  const page = await open(browserOn(product, await anAvocat(product, 'Sophie Arnoult'), windowSizes.phone));
  await visit(page, at('/audiences'));
  await expect(heading(page)).toHaveText('Audiences');
  await expect(page.getByText('Rien à prendre')).toBeVisible();
  await looksRight(page, 'hearings-empty');
  await page.getByRole('link', { name: 'Demander une audience' }).click();
  await expect(heading(page)).toHaveText('Demander une audience');
  await button(page, 'Envoyer aux avocats').click();
  await expect(page.getByText('Choisissez une juridiction.')).toBeVisible();
  await expect(page.getByText('Acceptez l’accord de confidentialité.')).toBeVisible();
  await page.keyboard.press('Escape');
  await looksRight(page, 'hearing-form-errors');
  await fillIn(page);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'Assignation.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('no PDF'),
  });
  await expect(page.getByText('Ce fichier n’est pas au format')).toBeVisible();
  await button(page, 'Envoyer aux avocats').click();
  await expect(page.getByText('Réessayez ou retirez les fichiers en erreur')).toBeVisible();
  await button(page, 'Retirer Assignation.pdf').click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'Bail.pdf',
    mimeType: 'application/pdf',
    buffer: blankPdf(),
  });
  await expect(button(page, 'Retirer Bail.pdf')).toBeVisible();
  await looksRight(page, 'hearing-form');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('Kervella');
  await button(page, 'Envoyer aux avocats').click();
  await expect(heading(page)).toHaveText('Référé, bail commercial');
  await expect(page.getByText('Renvoi. Société Kervella.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Pièces de l’audience' })).toContainText('Bail.pdf');
  await looksRight(page, 'hearing-of-client');
  await button(page, 'Augmenter le prix').click();
  const raise = page.getByRole('dialog', { name: 'Augmenter le prix' });
  await raise.getByRole('textbox', { name: 'Nouveau prix' }).fill('150');
  await button(raise, 'Augmenter le prix').click();
  await expect(raise).toContainText('Indiquez un prix plus élevé que 150 € HT.');
  await raise.getByRole('textbox', { name: 'Nouveau prix' }).fill('180');
  await looksRight(page, 'hearing-raise');
  await button(raise, 'Augmenter le prix').click();
  await expect(raise).toBeHidden();
  await expect(page.getByText('180 € HT').first()).toBeVisible();
  await button(page, 'Annuler la demande').click();
  const dialog = page.getByRole('dialog', { name: 'Annuler cette demande' });
  await expectAccessible(page, 'before a request is withdrawn');
  await button(dialog, 'Annuler la demande').click();
  await expect(page.getByText('Cette audience est annulée.')).toBeVisible();
  await page.getByRole('link', { name: 'Retour aux audiences' }).click();
  await page.getByRole('link', { name: 'Demandées' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Annulée' })).toHaveCount(1);
});

test('an avocat reads hearings by day, and why one is not theirs to take; others read none', async ({
  open,
}) => {
  const asking = await open(browserOn(product, await anAvocat(product, 'Sophie Arnoult')));
  for (const wishes of [{}, { act: 'Postuler', matter: 'Postulation en copropriété', time: '14:00' }]) {
    await visit(asking, at('/audiences/nouvelle'));
    await fillIn(asking, wishes);
    await button(asking, 'Envoyer aux avocats').click();
    await expect(heading(asking)).toHaveText(wishes.matter ?? 'Référé, bail commercial');
  }
  const id = new URL(asking.url()).pathname.split('/').at(-1);
  const page = await open(browserOn(product, await anAvocat(product, 'Yasmine Benali')));
  await visit(page, at('/parametres'));
  await page.getByRole('navigation').getByRole('link', { name: 'Audiences', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Tribunal judiciaire de Lyon' }).first()).toBeVisible();
  await looksRight(page, 'hearings');
  await visit(page, at(`/audiences/${id}`));
  await expect(page.getByText('Indiquez d’abord votre barreau.')).toBeVisible();
  await expect(page.getByText('Kervella')).toHaveCount(0);
  await looksRight(page, 'hearing-refused');
  await page.route(`**/api/hearings/${id}`, (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await expect(button(page, 'Réessayer')).toBeVisible();
  await page.unroute(`**/api/hearings/${id}`);
  await button(page, 'Réessayer').click();
  await expect(heading(page)).toHaveText('Postulation en copropriété');
  await page.getByRole('link', { name: 'Indiquer mon barreau' }).click();
  await expect(page.getByRole('heading', { name: 'Mon barreau' })).toBeVisible();

  const jurist = await open(browserOn(product, await makeMember(product, 'employee', 'Thomas Kervella')));
  await visit(jurist, at(`/audiences/${id}`));
  await expect(heading(jurist)).toHaveText('Cette audience n’est pas à lire ici');
  await expectAccessible(jurist, 'a hearing that is not theirs');
  await picture(jurist, 'hearing-gone');
  await expect(jurist.getByRole('link', { name: 'Audiences', exact: true })).toHaveCount(0);
});

test('no entry leads there while hearings are closed', async ({ open }) => {
  const page = await open(browserOn(without, await anAvocat(without, 'Yasmine Benali')));
  await visit(page, { path: `${without.url}/parametres` });
  await expect(page.getByRole('link', { name: 'Profil', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audiences', exact: true })).toHaveCount(0);
});
