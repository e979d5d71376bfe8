import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { confirmationLink, makeMember, makeMission, newEmail, password } from '../support/personas.ts';
import { picture, widths } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { blankPdf } from '../support/verification-documents.ts';

/** From registration to a proved profile: the mail, the steps, and the way back to the first page. */

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

for (const [width, viewport] of Object.entries(widths)) {
  test(`from a mission to the documents of an avocate, at ${width} width: what is missing is said, and the mission comes back`, async ({
    open,
    product,
  }) => {
    const creator = await makeMember(product, 'company', 'Comptoir Delmas');
    const mission = await makeMission(product, creator, `Relire un pacte d’associés (${width})`);
    const page = await open({ viewport });
    const wrongEmail = newEmail('mauvaise');
    const email = newEmail('avocate');
    const missing = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
    const submit = page.getByRole('main').getByRole('button', { name: 'S’inscrire' });

    await test.step('a stranger is led to the tab of professionals, also by way of the login', async () => {
      await page.goto(`/consult/missions/${mission}`);
      await expect(page.getByRole('link', { name: 'S’inscrire pour postuler' })).toBeVisible();
      await page.getByRole('link', { name: 'Se connecter pour postuler' }).click();
      await page.getByRole('main').getByRole('link', { name: 'S’inscrire' }).click();
      await expect(page.getByRole('tab', { name: 'Professionnels', selected: true })).toBeVisible();
    });

    await test.step('each field says what is wrong as it is left, and the button what is missing', async () => {
      await field(page, 'Prénom').fill('Iris');
      await field(page, 'Numéro de téléphone').fill('0612');
      await field(page, 'Code postal').fill('3500');
      await field(page, 'Adresse email').fill('iris@exemple');
      await field(page, 'Mot de passe').fill('abc');
      await page.getByRole('checkbox', { name: /J’accepte les/ }).check();
      for (const name of ['Numéro de téléphone', 'Code postal', 'Adresse email', 'Mot de passe']) {
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(missing(name)).toBeVisible();
      }
      await expect(field(page, 'Nom')).not.toHaveAttribute('aria-invalid', 'true');
      await expect(submit).toBeDisabled();
      await picture(page, `register-wrong-${width}`);
      await expectAccessible(page, 'a registration with wrong fields');
      await missing('Nom').click();
      await expect(field(page, 'Nom')).toBeFocused();
      await page.keyboard.type('Colin');
    });

    await test.step('another tab keeps what was typed, the password too, and tells who may register', async () => {
      await page.getByRole('tab', { name: 'Étudiants' }).click();
      await expect(page.getByText(/En licence.*il faut attendre/)).toBeVisible();
      await expect(field(page, 'Prénom')).toHaveValue('Iris');
      await page.getByRole('tab', { name: 'Professionnels' }).click();
      await expect(field(page, 'Nom')).toHaveValue('Colin');
      await expect(field(page, 'Mot de passe')).toHaveValue('abc');
    });

    await test.step('once all is right nothing is missing, and the mail is to be opened', async () => {
      await field(page, 'Numéro de téléphone').fill('06 12 34 56 78');
      await field(page, 'Code postal').fill('35000');
      await page.getByRole('combobox', { name: 'Profession' }).selectOption('Avocat');
      await field(page, 'Adresse email').fill(wrongEmail);
      await field(page, 'Mot de passe').fill(password);
      await expect(missing('Mot de passe')).toHaveCount(0);
      await submit.click();
      await expect(page.getByRole('heading', { name: 'Ouvrez votre mail' })).toBeVisible();
      await expect(page.getByText(/attestation d’inscription au barreau/)).toBeVisible();
      await expect(page.getByText(/Master/)).toHaveCount(0);
    });

    await test.step('the mail is sent again, and to the right address', async () => {
      await confirmationLink(product, wrongEmail);
      await page.getByRole('button', { name: 'Renvoyer le mail' }).click();
      await expect(page.getByText(/Un nouveau mail est parti/)).toBeVisible();
      await confirmationLink(product, wrongEmail);
      await page.getByRole('button', { name: 'Corriger l’adresse' }).click();
      await field(page, 'La bonne adresse').fill(creator.email);
      await page.getByRole('button', { name: 'Envoyer à cette adresse' }).click();
      await expect(field(page, 'La bonne adresse')).toHaveAccessibleDescription(/déjà utilisée/);
      await field(page, 'La bonne adresse').fill(email);
      await page.getByRole('button', { name: 'Envoyer à cette adresse' }).click();
      await expect(page.getByText(`Un mail de vérification a été envoyé à ${email}`)).toBeVisible();
      await picture(page, `open-mail-${width}`);
      await expectAccessible(page, 'the mail to open');
    });

    await test.step('its link, on another device, signs in and leads back to the mission', async () => {
      const phone = await open({ viewport });
      await phone.goto(await confirmationLink(product, email));
      await phone.getByRole('button', { name: 'Confirmer mon adresse' }).click();
      await expect(phone.getByRole('heading', { name: 'Mail confirmé !' })).toBeVisible();
      await expect(phone.getByRole('link', { name: 'Compléter mon profil' })).toBeVisible();
      await picture(phone, `confirmed-${width}`);
      await expectAccessible(phone, 'the steps of an arrival');
      await phone.getByRole('link', { name: 'Revenir à la mission' }).click();
      await expect(phone).toHaveURL(new RegExp(`/consult/missions/${mission}$`));
      // The screen left open on the first device tells that its session has ended.
      await expect(page.getByRole('heading', { name: 'Votre session est terminée' })).toBeVisible();

      await phone.getByRole('button', { name: 'Postuler à la mission' }).click();
      await phone.getByRole('link', { name: 'Vérifier mon profil' }).click();
      const card = phone.getByRole('region', { name: 'Carte professionnelle ou attestation du barreau' });
      await card
        .locator('input[type=file]')
        .setInputFiles([{ name: 'Carte.pdf', mimeType: 'application/pdf', buffer: blankPdf() }]);
      await expect(card.getByRole('button', { name: 'Télécharger Carte.pdf' })).toBeVisible();
      await phone.getByRole('button', { name: 'Envoyer', exact: true }).click();
      await expect(phone.getByRole('heading', { name: 'Vos justificatifs sont envoyés' })).toBeVisible();
      await expect(phone.getByRole('img', { name: 'En cours d’examen' })).toBeVisible();
      await picture(phone, `verify-arrival-${width}`);
      await phone.getByRole('link', { name: 'Revenir à la mission' }).click();
      await expect(phone).toHaveURL(new RegExp(`/consult/missions/${mission}$`));
    });
  });
}

for (const [width, viewport] of Object.entries(widths)) {
  test(`a screen of students leads to their tab, and one of customers to theirs (${width})`, async ({
    open,
  }) => {
    const page = await open({ viewport });
    const register = async () => {
      const banner = page.getByRole('banner');
      if (width === 'phone') await banner.getByRole('button', { name: 'Menu' }).click();
      await banner.getByRole('link', { name: 'S’inscrire' }).click();
    };
    await page.goto('/formations');
    await register();
    await expect(page.getByRole('tab', { name: 'Étudiants', selected: true })).toBeVisible();
    await page.goto('/clients');
    await register();
    await expect(page.getByRole('heading', { name: 'Compte client externe' })).toBeVisible();
  });
}

test('the screen of the mail leaves by itself once its link was followed in another tab', async ({
  open,
  product,
}) => {
  const member = await makeMember(product, 'customer', 'Odile Varin', { confirmed: false });
  const page = await open({ as: member });
  await page.goto('/inscription?etape=mail');
  await expect(page.getByRole('heading', { name: 'Ouvrez votre mail' })).toBeVisible();
  await expect(page.getByText('Publier votre mission')).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(await confirmationLink(product, member.email));
  await tab.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(tab.getByRole('heading', { name: 'Mail confirmé !' })).toBeVisible();
  await page.bringToFront();
  await expect(page).toHaveURL(/\/accueil$/);
});
