import type { Page } from '@playwright/test';
import { call, confirmationLink, makeMember, newEmail, password } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { logIn } from '../support/visit.ts';

/** Accounts: the specified sentences, where they appear, and the resulting data. */

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const newPassword = 'Pavillon-sully-1624';

test('a wrong password is told in a sentence, five of them ask for patience, and others are not concerned', async ({
  open,
  product,
}) => {
  const member = await makeMember(product, 'employee', 'Léa Vidal', { verified: false });
  const other = await makeMember(product, 'employee', 'Paul Garnier', { verified: false });
  const page = await open();
  await page.goto('/connexion');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeDisabled();

  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const answered = page.waitForResponse('**/api/auth/login');
    await logIn(page, member.email, `${password}${attempt}`);
    expect((await answered).status()).toBe(401);
    await expect(page.getByText('Identifiant ou mot de passe invalide')).toBeVisible();
    await expect(field(page, 'Adresse email')).toHaveValue(member.email);
  }

  await logIn(page, member.email, password);
  await expect(page.getByText(/Trop de tentatives/)).toBeVisible();

  await logIn(page, other.email, other.password);
  await expect(page).toHaveURL(/\/accueil$/);
});

test('who has not opened the link in the letter is told so at login', async ({ open, product }) => {
  const member = await makeMember(product, 'company', 'Études Lambert', { confirmed: false });
  const page = await open();
  await page.goto('/connexion');

  await logIn(page, member.email, member.password);

  await expect(page.getByText(/Votre email n’a pas été validé\. Veuillez cliquer sur le lien/)).toBeVisible();
});

test('an unconfirmed session is led on from the login screen, and still asked to verify and complete', async ({
  open,
  product,
}) => {
  const member = await makeMember(product, 'student', 'Maud Keller', { confirmed: false });
  const page = await open({ as: member });
  await page.goto('/connexion');
  await expect(page).toHaveURL(/\/consult\/missions$/);
  const menu = page.getByRole('complementary');
  for (const banner of ['Confirmer votre adresse', 'Vérifier votre profil', 'Compléter votre profil']) {
    await expect(menu.getByText(banner).first()).toBeVisible();
  }
  await expect(page.getByText(/Complétez votre profil à 100.%/).first()).toBeVisible();
});

test('«\u00a0/profil\u00a0» leads each member to their own page, and a visitor to the login screen', async ({
  open,
  product,
}) => {
  const student = await makeMember(product, 'student', 'Éloi Besnard');
  const company = await makeMember(product, 'company', 'Forges Besnard');
  const customer = await makeMember(product, 'customer', 'Odile Besnard');
  const places = [
    [student, `/users/${student.id}`],
    [company, `/entreprises/${company.id}`],
    [customer, '/manage/missions'],
  ] as const;
  for (const [member, path] of places) {
    const page = await open({ as: member });
    await page.goto('/profil');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  const visitor = await open();
  await visitor.goto('/profil');
  await expect(visitor).toHaveURL(/\/connexion\?retour=%2Fprofil$/);
});

test('a link of confirmation that does not exist says what to do', async ({ open }) => {
  const page = await open();
  await page.goto('/confirm/ceci-n-est-pas-un-code');
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();

  await expect(
    page.getByText('Il y a eu une erreur.. Merci de réessayer ou de contacter le support.'),
  ).toBeVisible();
});

test('the link in the letter signs in another browser by its button, and ends what was open before', async ({
  open,
  product,
}) => {
  const member = await makeMember(product, 'company', 'Études Renaud', { confirmed: false });
  const elsewhere = await open({ as: member });
  const page = await open();
  await page.goto(await confirmationLink(product, member.email));
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByRole('heading', { name: 'Mail confirmé\u202f!' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(/\/verify$/);
  await page.goto('/parametres');
  await expect(page.getByRole('heading', { name: 'Paramètres' })).toBeVisible();

  await elsewhere.goto('/parametres');
  await expect(elsewhere).toHaveURL(/\/connexion/);
});

test('an address that is taken is refused, and nothing that was typed is lost', async ({ open, product }) => {
  const member = await makeMember(product, 'company', 'Maison Perrin', { verified: false });
  const page = await open();
  await page.goto('/inscription?profil=client');
  await field(page, 'Nom et prénom').fill('Jeanne Perrin');
  await field(page, 'Adresse email').fill(member.email);
  await field(page, 'Mot de passe').fill(password);
  await page.getByRole('checkbox', { name: /J’accepte les/ }).check();

  await page.getByRole('button', { name: 'S’inscrire' }).click();

  await expect(field(page, 'Adresse email')).toHaveAccessibleDescription(
    /Cette adresse email est déjà utilisée/,
  );
  await expect(field(page, 'Adresse email')).toBeFocused();
  await expect(field(page, 'Nom et prénom')).toHaveValue('Jeanne Perrin');
  await expect(field(page, 'Mot de passe')).toHaveValue(password);

  await expect(page.getByRole('link', { name: 'Mot de passe oublié' })).toHaveAttribute(
    'href',
    '/forgottenPassword',
  );
  await page.getByRole('link', { name: 'Se connecter' }).first().click();
  await expect(page).toHaveURL(/\/connexion$/);
  await expect(field(page, 'Adresse email')).toHaveValue(member.email);
});

test('a form that the server refuses marks the fields concerned', async ({ open }) => {
  const page = await open();
  await page.goto('/inscription?profil=professionnel');
  await field(page, 'Prénom').fill('Iris');
  await field(page, 'Nom').fill('Colin');
  await field(page, 'Numéro de téléphone').fill('12');
  await field(page, 'Code postal').fill('69');
  await page.getByRole('combobox', { name: 'Profession' }).selectOption('Juriste');
  await field(page, 'Adresse email').fill(newEmail('iris'));
  await field(page, 'Mot de passe').fill(password);
  await page.getByRole('checkbox', { name: /J’accepte les/ }).check();
  // The errors appear when a field loses focus, before the form is sent.
  await expect(field(page, 'Code postal')).toHaveAccessibleDescription(/cinq chiffres/);

  await page.getByRole('button', { name: 'S’inscrire' }).click();

  await expect(field(page, 'Numéro de téléphone')).toHaveAccessibleDescription(
    /numéro de téléphone français/,
  );
  await expect(field(page, 'Numéro de téléphone')).toBeFocused();
  await expect(field(page, 'Code postal')).toHaveAccessibleDescription(/cinq chiffres/);
  await expect(field(page, 'Prénom')).toHaveValue('Iris');
});

test('a forgotten password is replaced through a letter, once, and ends the other sessions', async ({
  open,
  product,
}) => {
  const member = await makeMember(product, 'employee', 'Hugo Marchand', { verified: false });
  const elsewhere = await open({ as: member });
  await elsewhere.goto('/parametres');
  await expect(elsewhere.getByRole('heading', { name: 'Paramètres' })).toBeVisible();

  const page = await open();
  await page.goto('/connexion');
  await page.getByRole('link', { name: /Mot de passe oublié/ }).click();
  // Both screens have a field for the address.
  await expect(page).toHaveURL(/\/forgottenPassword$/);
  await field(page, 'Adresse email').fill('personne@exemple.fr');
  await page.getByRole('button', { name: 'Envoyer un mail' }).click();
  await expect(page.getByText('Cette adresse n’existe pas')).toBeVisible();
  await field(page, 'Adresse email').fill(member.email);
  await page.getByRole('button', { name: 'Envoyer un mail' }).click();
  await expect(page.getByText('Un mail a été envoyé à l’adresse fournie.')).toBeVisible();

  const { links } = await product.mailbox.next(member.email, 'Réinitialisez votre mot de passe');
  const link = links.find((one) => one.includes('/resetPassword/')) ?? '';
  await page.goto(link);
  const submit = page.getByRole('button', { name: 'Réinitialiser le mot de passe' });
  await field(page, 'Nouveau mot de passe').fill(newPassword);
  await field(page, 'Répétez le mot de passe').fill(`${newPassword}!`);
  await expect(submit).toBeDisabled();
  await field(page, 'Répétez le mot de passe').fill(newPassword);
  await submit.click();
  await expect(page).toHaveURL(/\/connexion$/);
  await logIn(page, member.email, newPassword);
  await expect(page).toHaveURL(/\/accueil$/);

  await product.mailbox.next(member.email, 'Votre mot de passe a été modifié');
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/connexion/);

  await page.goto(link);
  await field(page, 'Nouveau mot de passe').fill(password);
  await field(page, 'Répétez le mot de passe').fill(password);
  await submit.click();
  await expect(page.getByText('Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.')).toBeVisible();
});

test('a password is changed in the settings, with the specified sentences on the way', async ({
  open,
  product,
}) => {
  const member = await makeMember(product, 'student', 'Zoé Lemoine', { verified: false });
  const page = await open({ as: member });
  await page.goto('/parametres');
  await page.getByRole('button', { name: 'Modifier le mot de passe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifier le mot de passe' });
  const save = dialog.getByRole('button', { name: 'Enregistrer' });
  const [old, fresh, repeat] = [
    'Mot de passe actuel',
    'Nouveau mot de passe',
    'Répétez le nouveau mot de passe',
  ].map((name) => dialog.getByRole('textbox', { name, exact: true }));
  if (!old || !fresh || !repeat) throw new Error('The form has three fields.');

  await old.fill(password);
  await fresh.fill(password);
  await expect(dialog.getByText('Le mot de passe doit être différent de l’ancien')).toBeVisible();
  await fresh.fill(newPassword);
  await repeat.fill('autre chose');
  await expect(dialog.getByText('Les nouveaux mots de passe doivent être identique')).toBeVisible();
  await expect(save).toBeDisabled();

  await old.fill(`${password}?`);
  await repeat.fill(newPassword);
  await save.click();
  await expect(dialog.getByText(/mot de passe/).filter({ hasText: /inexact|pas le bon/ })).toBeVisible();

  await old.fill(password);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Votre mot de passe est modifié.')).toBeVisible();
  await expect(page).toHaveURL(/\/parametres$/);
});

test('a session that ends while somebody writes keeps what was written', async ({ open, product }) => {
  const member = await makeMember(product, 'company', 'Notaires Associés');
  const page = await open({ as: member });
  await page.goto('/manage/missions/create');
  await page.getByLabel('Titre').fill('Veille mensuelle en droit des sociétés');
  await call(product, 'POST', '/auth/logout', { token: member.token });

  await page.goto('/manage/missions/create');
  await expect(page).toHaveURL(/\/connexion\?retour=/);
  await expect(page.getByText(/Votre session a expiré/)).toBeVisible();
  await logIn(page, member.email, member.password);

  await expect(page).toHaveURL(/\/manage\/missions\/create$/);
  await expect(page.getByLabel('Titre')).toHaveValue('Veille mensuelle en droit des sociétés');
});
