import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { applyButton, heading, list, tab } from '../support/job-offers.ts';
import { applyToJobOffer, call, type Member, makeJob, makeMember } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { endSession } from '../support/visit.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** Candidates apply to an offer: a letter, a CV, and possible obstacles. At both window sizes. */

let company: Member;

test.beforeAll(async ({ worlds }, { file }) => {
  const product = await worlds.of(file);
  company = await makeMember(product, 'company', 'Armement Kerguelen');
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Postuler à l’offre' });

/** A valid PDF, printed by the browser. */
const printed = async (page: Page, name: string) => {
  await page.goto('about:blank');
  return { name, mimeType: 'application/pdf', buffer: await page.pdf() };
};

for (const [width, viewport] of Object.entries(windowSizes)) {
  test.describe(`on a ${width}`, () => {
    test('a student writes a letter that outlives a reload, adds a CV, applies, and finds the application', async ({
      open,
      product,
    }) => {
      const student = await makeMember(product, 'student', 'Yuna Le Goff');
      const title = `Stage en droit portuaire (${width})`;
      const offer = await makeJob(product, company, title);
      const page = await open({ as: student, viewport });
      const cv = await printed(page, 'CV Yuna Le Goff.pdf');
      await page.goto(`/consult/emplois/${offer}`);
      await applyButton(page).click();
      const dialog = dialogOf(page);
      const letter = dialog.getByLabel('Lettre de motivation');
      await expect(letter).toBeFocused();
      await letter.fill('Les ports bretons sont mon sujet de mémoire.');
      await page.reload();
      await applyButton(page).click();
      await expect(letter).toHaveValue('Les ports bretons sont mon sujet de mémoire.');

      const file = dialog.locator('input[type=file]');
      await file.setInputFiles({
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('bonjour'),
      });
      await expect(dialog.getByRole('alert')).toContainText('n’est pas au format PDF');
      // The user must be told that a file was refused before the application can be sent without it.
      await dialog.getByRole('button', { name: 'Postuler', exact: true }).click();
      await expect(dialog).toContainText('Le fichier choisi n’a pas été ajouté');
      await file.setInputFiles(cv);
      const kept = dialog.getByRole('radio', { name: 'CV Yuna Le Goff.pdf' });
      await expect(kept).toBeChecked();
      await expectAccessible(page, 'applying to an offer');
      await dialog.getByRole('button', { name: 'Postuler', exact: true }).click();

      await expect(page).toHaveURL(/\/messages\//);
      await expect(page.getByRole('heading', { name: 'Votre candidature est envoyée' })).toBeVisible();
      await expect(page.getByText('Les ports bretons sont mon sujet de mémoire.')).toBeVisible();
      await page.goto('/consult/emplois');
      await expect(list(page).filter({ hasText: title })).toContainText('Vous avez postulé');
      await tab(page, 'J’ai postulé 1').click();
      await expect(list(page)).toHaveCount(1);
      await expect(list(page)).toContainText('En cours');
      await expect(list(page)).not.toContainText('Vous avez postulé');
      await list(page).getByRole('link', { name: title }).click();
      await expect(page.getByText('Vous avez déjà postulé à cette offre.')).toBeVisible();
      await expect(applyButton(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Ouvrir la conversation' }).click();
      await expect(page).toHaveURL(/\/messages\//);
    });

    test('a letter that was saved serves for another offer, and the agreement is accepted with it', async ({
      open,
      product,
    }) => {
      const employee = await makeMember(product, 'employee', 'Erwan Le Bris');
      const offers = [
        await makeJob(product, company, `Juriste en droit de la pêche (${width})`),
        await makeJob(product, company, `Juriste en droit des ports (${width})`),
      ];
      const page = await open({ as: employee, viewport });
      const dialog = dialogOf(page);
      const letter = dialog.getByLabel('Lettre de motivation');
      const send = dialog.getByRole('button', { name: 'Postuler', exact: true });
      const agreement = page.getByRole('button', { name: 'Lire et accepter l’accord' });

      await page.goto(`/consult/emplois/${offers[0]}`);
      await applyButton(page).click();
      await letter.fill('Dix ans au service des gens de mer.');
      await dialog.getByRole('button', { name: 'Enregistrer pour une autre fois' }).click();
      await dialog.getByLabel('Nom de cette présentation').fill('Mer');
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel('Reprendre une présentation enregistrée')).toHaveValue(/./);
      await send.click();
      await expect(page.getByRole('heading', { name: 'Votre candidature est envoyée' })).toBeVisible();
      await expect(agreement, 'it was not accepted').toBeVisible();

      await page.goto(`/consult/emplois/${offers[1]}`);
      await applyButton(page).click();
      await dialog.getByLabel('Reprendre une présentation enregistrée').selectOption('Mer');
      await expect(letter).toHaveValue('Dix ans au service des gens de mer.');
      await dialog.getByRole('checkbox', { name: /accord de confidentialité/ }).check();
      await send.click();
      await expect(page.getByRole('heading', { name: 'Votre candidature est envoyée' })).toBeVisible();
      await expect(page.getByText('Dix ans au service des gens de mer.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Votre message' })).toBeEnabled();
      await expect(agreement, 'it was accepted with the application').toHaveCount(0);
    });

    test('a letter outlives a session that ends while it is written', async ({ open, product }) => {
      const employee = await makeMember(product, 'employee', 'Nolwenn Cadiou');
      const offer = await makeJob(product, company, `Juriste en droit du littoral (${width})`);
      const page = await open({ as: employee, viewport });
      await page.goto(`/consult/emplois/${offer}`);
      await applyButton(page).click();
      const letter = dialogOf(page).getByLabel('Lettre de motivation');
      await letter.fill('Le littoral, je le connais par ses servitudes.');
      await endSession(page, product, employee);
      await dialogOf(page).getByRole('button', { name: 'Postuler', exact: true }).click();

      await expect(page.getByText(/Votre session a expiré/)).toBeVisible();
      await page.getByRole('link', { name: 'Se connecter pour postuler' }).click();
      await page.getByRole('textbox', { name: 'Adresse email' }).fill(employee.email);
      await page.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill(employee.password);
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(heading(page, /droit du littoral/)).toBeVisible();
      await applyButton(page).click();
      await expect(letter).toHaveValue('Le littoral, je le connais par ses servitudes.');
      await dialogOf(page).getByRole('button', { name: 'Postuler', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Votre candidature est envoyée' })).toBeVisible();
    });

    test('an employee chooses one of the CVs that they keep, deletes another, and applies with a drop', async ({
      open,
      product,
    }) => {
      const employee = await makeMember(product, 'employee', 'Gwenaël Riou');
      const offers = [
        await makeJob(product, company, `Juriste en assurance maritime (${width})`),
        await makeJob(product, company, `Juriste en sauvetage (${width})`),
      ];
      const page = await open({ as: employee, viewport });
      const first = await printed(page, 'CV court.pdf');
      await page.goto(`/consult/emplois/${offers[0]}`);
      await applyButton(page).click();
      const dialog = dialogOf(page);
      const bytes = [...first.buffer];
      const dropped = await page.evaluateHandle((content) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(content)], 'CV déposé.pdf', { type: 'application/pdf' }));
        return data;
      }, bytes);
      await dialog.getByText('5 Mo au plus').dispatchEvent('drop', { dataTransfer: dropped });
      await expect(dialog.getByRole('radio', { name: 'CV déposé.pdf' })).toBeChecked();
      await dialog.locator('input[type=file]').setInputFiles(first);
      await expect(dialog.getByRole('radio', { name: 'CV court.pdf' })).toBeChecked();
      const removal = dialog.getByRole('button', { name: 'Supprimer CV déposé.pdf de vos CV' });
      await removal.click();
      await dialog.getByRole('button', { name: 'Garder' }).click();
      await expect(removal).toBeFocused();
      await removal.click();
      await expectAccessible(page, 'deleting a CV while applying');
      await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click();
      await expect(dialog.getByRole('radio', { name: 'CV déposé.pdf' })).toHaveCount(0);
      await expect(page.locator('body')).not.toBeFocused();
      await dialog.getByRole('button', { name: 'Postuler', exact: true }).click();
      await expect(page).toHaveURL(/\/messages\//);

      await page.goto(`/consult/emplois/${offers[1]}`);
      await applyButton(page).click();
      await expect(dialog.getByRole('radio', { name: 'Ne pas joindre de CV' })).toBeChecked();
      await dialog.getByRole('radio', { name: 'CV court.pdf' }).check();
      await call(product, 'POST', `/jobs/update/${offers[1]}`, {
        token: company.token,
        body: { isArchived: true },
      });
      await dialog.getByRole('button', { name: 'Postuler', exact: true }).click();
      await expect(dialog.getByRole('alert')).toContainText('n’est plus en ligne');
      await dialog.getByRole('button', { name: 'Annuler' }).click();
      await expect(page.getByRole('heading', { name: 'Cette offre n’est plus en ligne' })).toBeVisible();
      await expect(applyButton(page)).toHaveCount(0);
      // A rendered page is cached for a moment.
      await expect.poll(async () => (await page.request.get(page.url())).status()).toBe(410);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Cette page n’est plus publiée' })).toBeVisible();
      await page.getByRole('link', { name: 'Voir les offres d’emploi' }).click();
      await expect(heading(page, 'Offres d’emploi')).toBeVisible();
    });

    test('an offer that is filled says so to its candidates, and its creator has no button and no note', async ({
      open,
      product,
    }) => {
      const candidate = await makeMember(product, 'employee', 'Maïwenn Queffélec');
      const offer = await makeJob(product, company, `Directeur juridique du port (${width})`);
      await applyToJobOffer(product, candidate, offer);
      const creator = await open({ as: company, viewport });
      await creator.goto(`/consult/emplois/${offer}`);
      await expect(heading(creator, /Directeur juridique/)).toBeVisible();
      await expect(creator.getByText('Date de création')).toBeVisible();
      await expect(applyButton(creator)).toHaveCount(0);
      await expect(creator.getByText(/déjà postulé/)).toHaveCount(0);

      await call(product, 'POST', `/jobs/fill/${offer}`, { token: company.token });
      const page = await open({ as: candidate, viewport });
      await page.goto(`/consult/emplois/${offer}`);
      await expect(page.getByText('Vous avez déjà postulé à cette offre.')).toBeVisible();
      await expect(page.getByText('Poste pourvu')).toBeVisible();
    });

    test('an unverified member gets the dialog that leads to verification', async ({ open, product }) => {
      const newcomer = await makeMember(product, 'student', 'Alan Tanguy', { verified: false });
      const offer = await makeJob(product, company, `Chargé de contentieux maritime (${width})`);
      const page = await open({ as: newcomer, viewport });
      await page.goto(`/consult/emplois/${offer}`);
      await applyButton(page).click();
      const dialog = page.getByRole('dialog', { name: 'Vérifiez votre profil pour postuler' });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('link', { name: 'Vérifier mon profil' }).click();
      await expect(page).toHaveURL(/\/verify\?retour=/);
    });
  });
}
