import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { codeOf, inviteOffice } from '../support/offices.ts';
import { call, makeMember, newEmail, password } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/**
 * Protection of an account: second factor, passkeys, ending of sessions, a change of address that both mailboxes
 * confirm.
 */

/** Adds a virtual passkey device that always verifies its user. */
const withDevice = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const region = (page: Page, name: string) => page.getByRole('region', { name });

const logIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/connexion');
  await page.getByLabel('Adresse email').fill(email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
};

/** Moves every last proof of identity 16 minutes back, past its validity. */
const ageReauthentications = (product: Product) =>
  product.sql(
    "update session set proved_at = proved_at - interval '16 minutes', second_factor_at = second_factor_at - interval '16 minutes'",
  );

const addressLinkOf = async ({ mailbox }: Product, email: string, subject: string): Promise<string> => {
  const { links } = await mailbox.next(email, subject);
  return links.find((link) => link.includes('/adresse/')) ?? '';
};

test('a member adds an application, signs in with a code, then with a recovery code, and does without again', async ({
  open,
  product,
}) => {
  const member = await makeMember(product, 'employee', 'Inès Faure');
  const page = await open({ as: member, viewport: windowSizes.desk });
  await page.goto('/parametres');
  const panel = region(page, 'Second facteur');
  await panel.getByRole('button', { name: 'Ajouter une application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une application' });
  const secret = await dialog.locator('code').innerText();
  await expectAccessible(page, 'an application that is added');
  await picture(page, 'security-application');
  await dialog.getByLabel(/Recopiez le code/).fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Activer' }).click();
  const shown = page.getByRole('dialog', { name: 'Vos codes de secours' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allInnerTexts();
  const arriving = page.waitForEvent('download');
  await shown.getByRole('button', { name: 'Télécharger les codes' }).click();
  expect((await arriving).suggestedFilename()).toBe('codes-de-secours-basoche.txt');
  await expectAccessible(page, 'recovery codes');
  await picture(page, 'security-codes');
  await shown.getByRole('button', { name: 'J’ai gardé mes codes' }).click();
  await expect(panel).toContainText('Il vous en reste 10.');
  await expect(panel.getByRole('button', { name: 'Retirer l’application' })).toBeFocused();

  const elsewhere = await open({ viewport: windowSizes.phone });
  await logIn(elsewhere, member.email);
  await expect(elsewhere).toHaveURL(/\/connexion\/code/);
  await expectAccessible(elsewhere, 'the code of a member');
  await picture(elsewhere, 'security-code-phone');
  // A code works once: this is the next one, used half a minute early.
  const used = codeOf(secret, 1);
  await elsewhere.getByLabel('Code', { exact: true }).fill(used);
  await elsewhere.getByRole('button', { name: 'Continuer' }).click();
  await expect(elsewhere).toHaveURL(/\/accueil$/);

  const lost = await open();
  await lost.goto('/parametres/donnees');
  await lost.getByLabel('Adresse email').fill(member.email);
  await lost.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await lost.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await lost.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
  await lost.getByRole('button', { name: 'Continuer' }).click();
  await expect(lost).toHaveURL(/\/parametres\/donnees/);

  // Irreversible acts ask for a proof, in case somebody else finds the machine open.
  await ageReauthentications(product);
  await panel.getByRole('button', { name: 'Retirer l’application' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer l’application' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' });
  await expect(proof.getByLabel('Mot de passe')).toHaveCount(0);
  await proof.getByLabel('Code', { exact: true }).fill(used);
  await proof.getByRole('button', { name: 'Confirmer' }).click();
  await expect(proof.getByText('Ce code n’est pas le bon')).toBeVisible();
  await expectAccessible(page, 'a proof that is asked for');
  await picture(page, 'security-proof');
  await proof.getByLabel('Code', { exact: true }).fill(codes[1] ?? '');
  await proof.getByRole('button', { name: 'Confirmer' }).click();
  await expect(panel).toContainText('Désactivé');

  // Without a second factor, the password is asked for.
  await ageReauthentications(product);
  await panel.getByRole('button', { name: 'Ajouter une application' }).click();
  await proof.getByRole('textbox', { name: 'Mot de passe' }).fill('un autre mot de passe');
  await proof.getByRole('button', { name: 'Confirmer' }).click();
  await expect(proof.getByText('Ce n’est pas votre mot de passe.')).toBeVisible();
  await expectAccessible(page, 'a password that is asked for again');
  await proof.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await proof.getByRole('button', { name: 'Confirmer' }).click();
  await expect(dialog.locator('code')).toBeVisible();
});

test('a member adds a passkey and signs in with it, without a password', async ({ open, product }) => {
  const member = await makeMember(product, 'company', 'Cabinet Thévenin');
  const page = await open({ as: member });
  await withDevice(page);
  await page.goto('/parametres');
  const panel = region(page, 'Clés d’accès');
  await panel.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une clé d’accès' });
  await dialog.getByLabel('Nom de la clé').fill('Mon téléphone');
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: 'J’ai gardé mes codes' }).click();
  await expect(panel.getByRole('listitem')).toContainText('Mon téléphone');
  await panel.getByRole('button', { name: 'Renommer Mon téléphone' }).click();
  await page.getByRole('dialog').getByLabel('Nom de la clé').fill('Téléphone du cabinet');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel.getByRole('listitem')).toContainText('Téléphone du cabinet');
  await picture(page, 'security-passkeys');

  // The password alone no longer logs in; the same device does.
  await page.evaluate(() => localStorage.clear());
  await logIn(page, member.email);
  await expect(page).toHaveURL(/\/connexion\/code/);
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
  await expect(page).toHaveURL(/\/accueil/);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/connexion');
  await picture(page, 'security-login');
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
  await expect(page).toHaveURL(/\/accueil/);

  await page.goto('/parametres');
  await panel.getByRole('button', { name: 'Supprimer Téléphone du cabinet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(0);
});

test('somebody of the staff protects their account with a passkey alone', async ({ open, product }) => {
  const { email, link } = await inviteOffice(product, 'moderator');
  const code = link.split('/').at(-1);
  await call(product, 'POST', `/auth/resetPassword/${code}`, { body: { newPassword: password } });
  const page = await open();
  await withDevice(page);
  await logIn(page, email);
  await page.getByRole('button', { name: 'Utiliser plutôt une clé d’accès' }).click();
  await page.getByRole('button', { name: 'J’ai gardé mes codes' }).click();
  await expect(page).toHaveURL(/\/admin/);
  await page.getByRole('link', { name: 'Ma sécurité' }).click();
  await expect(region(page, 'Clés d’accès').getByRole('listitem')).toHaveCount(1);
  await picture(page, 'security-staff');
});

test('a member sees their sessions, ends one, and the other browser is led out', async ({
  open,
  product,
}) => {
  const member = await makeMember(product, 'student', 'Noé Garnier');
  const other = await open();
  await logIn(other, member.email);
  await expect(other).toHaveURL(/\/accueil/);
  const page = await open({ as: member, viewport: windowSizes.phone });
  await page.goto('/parametres');
  const panel = region(page, 'Sessions ouvertes');
  const row = panel
    .getByRole('listitem')
    .filter({ hasText: 'Chrome sur Linux' })
    .filter({ hasText: 'Utilisée' });
  await expect(row).toHaveCount(1);
  await picture(page, 'security-settings-phone');
  await row.getByRole('button', { name: 'Fermer la session Chrome sur Linux' }).click();
  await expect(row).toHaveCount(0);
  await expect
    .poll(
      () => panel.evaluate((element) => element.contains(document.activeElement)),
      'the focus stays there',
    )
    .toBe(true);
  await other.getByRole('link', { name: 'Paramètres' }).click();
  await expect(other.getByText('Votre session a expiré.')).toBeVisible();
});

test('another address takes its place once both mailboxes agreed', async ({ open, product }) => {
  const member = await makeMember(product, 'customer', 'Luc Ferrier');
  const email = newEmail('ailleurs');
  const page = await open({ as: member, viewport: windowSizes.desk });
  await page.goto('/parametres');
  const panel = region(page, 'Adresse email');
  await panel.getByRole('button', { name: 'Modifier l’adresse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifier l’adresse email' });
  await dialog.getByLabel('Nouvelle adresse').fill(email);
  await dialog.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await expectAccessible(page, 'another address');
  await dialog.getByRole('button', { name: 'Envoyer les liens' }).click();
  await expect(panel).toContainText('En attente depuis la nouvelle adresse');
  await picture(page, 'security-address-pending');

  const visitor = await open({ viewport: windowSizes.phone });
  await visitor.goto(await addressLinkOf(product, email, 'Confirmez votre nouvelle adresse'));
  await expect(visitor.getByText(email)).toBeVisible();
  await expectAccessible(visitor, 'the link of a change of address');
  await picture(visitor, 'security-address-link-phone');
  await visitor.getByRole('button', { name: 'Confirmer' }).click();
  await expect(visitor.getByRole('heading', { name: 'Confirmé', exact: true })).toBeVisible();
  await visitor.goto(await addressLinkOf(product, member.email, 'Changement d’adresse de votre compte'));
  await visitor.getByRole('button', { name: 'Confirmer' }).click();
  await expect(visitor.getByRole('heading', { name: 'Votre adresse est changée' })).toBeVisible();

  await page.reload();
  await expect(panel).toContainText(email);
  await visitor.goBack();
  await logIn(visitor, email);
  await expect(visitor).toHaveURL(/\/accueil/);
});
