import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { fill } from '../support/mission-form.ts';
import { confirmationLink, makeMember, makeMission, newEmail, password } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { blankPdf } from '../support/verification-documents.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** From registration to a proved profile: the mail, the steps, and the way back to the first page. */

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

for (const [width, viewport] of Object.entries(windowSizes)) {
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
      await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'S’inscrire', exact: true }).click();
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
      await expect(
        page.getByText(/Justificatif demandé ensuite.*\s: carte professionnelle ou attestation/),
      ).toBeVisible();
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
      await expect(phone.getByText(/^Ouvre les candidatures et la publication/)).toBeVisible();
      await expect(phone.getByText(/^Vous fait trouver dans l’annuaire/)).toBeVisible();
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
      await expect(phone.getByRole('link', { name: 'Envoyer mes justificatifs par mail' })).toHaveAttribute(
        'href',
        /^mailto:/,
      );
      await phone.getByRole('button', { name: 'Envoyer', exact: true }).click();
      await expect(phone.getByRole('heading', { name: 'Vos justificatifs sont envoyés' })).toBeVisible();
      await expect(phone.getByRole('img', { name: 'En cours d’examen' })).toBeVisible();
      await picture(phone, `verify-arrival-${width}`);
      await phone.getByRole('link', { name: 'Revenir à la mission' }).click();
      await expect(phone).toHaveURL(new RegExp(`/consult/missions/${mission}$`));
    });
  });
}

for (const [width, viewport] of Object.entries(windowSizes)) {
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

test('who confirms before the session of the page is read sees the next steps at once', async ({
  open,
  product,
}) => {
  const member = await makeMember(product, 'customer', 'Odile Prompt', { confirmed: false });
  const page = await open({ as: member });
  const confirmed = Promise.withResolvers<void>();
  await page.route('**/api/auth/me', async (route) => {
    const answer = await route.fetch();
    await confirmed.promise;
    await route.fulfill({ response: answer });
  });
  await page.goto(await confirmationLink(product, member.email));
  const confirmation = page.waitForResponse(/\/api\/auth\/confirm/);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await confirmation;
  confirmed.resolve();
  await expect(page.getByRole('heading', { name: 'Mail confirmé !' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Publier une mission' })).toBeVisible();
});

/** Registers from the page of a member, with the profession that the form asks for, and opens the mail's link. */
const registerFrom = async (page: Page, product: Product, email: string): Promise<void> => {
  await page.getByRole('link', { name: 'S’inscrire pour écrire à Margaux' }).click();
  await field(page, 'Prénom').fill('Iris');
  await field(page, 'Nom').fill('Colin');
  await field(page, 'Numéro de téléphone').fill('06 12 34 56 78');
  await field(page, 'Code postal').fill('35000');
  await page.getByRole('combobox', { name: 'Profession' }).selectOption('Avocat');
  await field(page, 'Adresse email').fill(email);
  await field(page, 'Mot de passe').fill(password);
  await page.getByRole('checkbox', { name: /J’accepte les/ }).check();
  await page.getByRole('main').getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page.getByRole('heading', { name: 'Ouvrez votre mail' })).toBeVisible();
  await page.goto(await confirmationLink(product, email));
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
};

for (const [width, viewport] of Object.entries(windowSizes)) {
  test(`who registers to write to a member comes back to them from each step, and writes (${width})`, async ({
    open,
    product,
  }) => {
    const margaux = await makeMember(product, 'employee', 'Margaux Lenoir', { jobName: 'Avocat' });
    const address = `/users/${margaux.id}`;
    const page = await open({ viewport });
    const email = newEmail('iris');
    const back = page.getByRole('main').getByRole('link', { name: 'Revenir au profil' });
    await page.goto(address);
    await registerFrom(page, product, email);
    await expect(back).toBeVisible();

    await test.step('the profile and the documents keep the way back', async () => {
      await page.getByRole('link', { name: 'Compléter mon profil' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Iris Colin' })).toBeVisible();
      await picture(page, `profile-step-${width}`);
      await back.click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await page.getByRole('link', { name: 'Faire vérifier mon compte' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Vérification du compte' })).toBeVisible();
      await expect(back).toHaveAttribute('href', address);
      await page.getByRole('link', { name: 'Compléter mon profil' }).click();
      await expect(back).toHaveAttribute('href', address);
    });

    await test.step('once verified, a first mission is written for the member, and proposed', async () => {
      await product.command('members', 'verify', email);
      await page.reload();
      await back.click();
      const propose = page.getByRole('button', { name: /^Proposer une mission/ });
      const dialog = page.getByRole('dialog', { name: 'Inviter Margaux Lenoir à postuler' });
      await propose.click();
      await dialog.getByRole('link', { name: 'Publier une mission' }).click();
      await fill(page, `Conclusions d’appel (${width})`);
      await page.getByRole('button', { name: 'Créer la mission' }).click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await propose.click();
      await dialog.getByRole('button', { name: /^Inviter Margaux Lenoir à la mission/ }).click();
      await expect(dialog.getByText('Invitation envoyée')).toBeVisible();
    });
  });
}

test('a link of another account, opened beside a session, makes the whole page theirs', async ({
  open,
  product,
}) => {
  const first = await makeMember(product, 'customer', 'Solène Aubert');
  const second = await makeMember(product, 'customer', 'Hector Lang', { confirmed: false });
  const page = await open({ as: first });
  await page.goto('/manage/missions/create');
  const title = page.getByRole('textbox', { name: 'Votre question en une phrase' });
  await title.fill('Un bail à lire');
  await page.reload();
  await expect(title).toHaveValue('Un bail à lire');
  const menu = page.getByRole('complementary').first();
  await expect(menu.getByText('Solène Aubert')).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/accueil');
  await expect(tab.getByRole('heading', { level: 1, name: 'Bonjour, Solène' })).toBeVisible();

  await page.goto(await confirmationLink(product, second.email));
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Continuer' }).click();
  await expect(menu.getByText('Hector Lang')).toBeVisible();
  await expect(tab.getByRole('heading', { level: 1, name: 'Bonjour, Hector' })).toBeVisible();
  await expect(page.getByText('Solène Aubert')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'logged_in');
  await page.goto('/manage/missions/create');
  await expect(title).toHaveValue('');
});

test('a customer proposes a mission to a member, and is not asked for proofs', async ({ open, product }) => {
  const margaux = await makeMember(product, 'employee', 'Margaux Vidal', { jobName: 'Avocat' });
  const customer = await makeMember(product, 'customer', 'Odile Varin');
  const page = await open({ as: customer });
  await page.goto(`/users/${margaux.id}`);
  await page.getByRole('button', { name: /^Proposer une mission/ }).click();
  await expect(page.getByRole('dialog', { name: 'Inviter Margaux Vidal à postuler' })).toBeVisible();
  await expect(page.getByText('Vous n’avez pas de mission ouverte')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Faire vérifier mon compte' })).toHaveCount(0);
});
