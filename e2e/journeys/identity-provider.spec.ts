import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn } from '../support/firms.ts';
import { type IdentityProvider, openIdentityProvider } from '../support/identity-provider.ts';
import { makeMember, password } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Sign-in and proof at a real provider of OpenID Connect, from the buttons of the site to the screens that it leads back to. */

let provider: IdentityProvider;
let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  await worlds.of(file);
  provider = await openIdentityProvider();
  product = await worlds.another(provider.settings);
});
test.afterAll(() => provider.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panelOf = (page: Page) => page.getByRole('region', { name: 'Connexion par votre profession' });

const logIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Adresse email').fill(email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await button(page, 'Se connecter').click();
};

for (const [width, viewport] of Object.entries(windowSizes)) {
  test(`a member goes to the provider first, signs in, links the account, and comes in by it (${width})`, async ({
    open,
  }) => {
    const member = await makeMember(product, 'employee', 'Inès Faure');
    await provider.signsIn({ id: `ines-${width}`, firstName: 'Inès', lastName: 'Faure' });
    const page = await open({ ...browserOn(product, null), viewport });
    await page.goto(`${product.url}/connexion?retour=/parametres/profil`);
    await expect(button(page, 'Continuer avec e-dentitas')).toBeVisible();
    await expectAccessible(page, 'the login');
    await picture(page, `identity-login-${width}`);
    await button(page, 'Continuer avec e-dentitas').click();

    // Nobody is linked: the account is proved first.
    await expect(page.getByText('Identité reconnue, mais reliée à aucun compte')).toBeVisible();
    await expectAccessible(page, 'the login of an unknown identity');
    await picture(page, `identity-unknown-${width}`);
    await logIn(page, member.email);
    await expect(page.getByRole('heading', { name: 'Relier e-dentitas à ce compte' })).toBeVisible();
    await expect(page.getByText('au compte de Inès Faure')).toBeVisible();
    await expectAccessible(page, 'the question');
    await picture(page, `identity-confirm-${width}`);
    await button(page, 'Oui, relier').click();
    await expect(panelOf(page).getByText('Relié depuis le')).toBeVisible();
    await expectAccessible(page, 'the settings');
    await picture(page, `identity-linked-${width}`);

    const other = await open({ ...browserOn(product, null), viewport });
    await other.goto(`${product.url}/connexion?retour=/parametres/profil`);
    await button(other, 'Continuer avec e-dentitas').click();
    await other.waitForURL(`${product.url}/parametres/profil`);

    // It is no fresh proof: the password is asked for before the account is unlinked.
    await other.goto(`${product.url}/parametres`);
    await button(other, 'Détacher').click();
    await other.getByRole('dialog').getByRole('button', { name: 'Détacher' }).click();
    const again = other.getByRole('dialog', { name: /c’est (bien )?vous/i });
    await again.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
    await again.getByRole('button', { name: 'Confirmer' }).click();
    await expect(panelOf(other).getByText('Aucune identité reliée')).toBeVisible();
  });

  test(`an avocat proves who they are by the provider, without a document (${width})`, async ({ open }) => {
    const wishes = { verified: false, jobName: 'Avocat' };
    const member = await makeMember(product, 'employee', 'Yasmine Bénali', wishes);
    const page = await open({ ...browserOn(product, member), viewport });
    await provider.signsIn({ id: `yasmine-${width}`, firstName: 'Yasmine', lastName: 'AUTRE' });
    await page.goto(`${product.url}/verify`);
    await button(page, 'Prouver par e-dentitas').click();
    await expect(page.getByText('n’est pas celui de votre compte')).toBeVisible();
    await expectAccessible(page, 'the verification');
    await picture(page, `identity-names-differ-${width}`);

    await provider.signsIn({ id: `yasmine-${width}`, firstName: 'Yasmine', lastName: 'BENALI' });
    await button(page, 'Prouver par e-dentitas').click();
    await expect(page.getByRole('heading', { name: 'Votre profil est vérifié' })).toBeVisible();
    await picture(page, `identity-proved-${width}`);
  });
}

test('a person who refuses at the provider reads why the login does not go on', async ({ open }) => {
  const page = await open({ ...browserOn(product, null), viewport: windowSizes.phone });
  await provider.signsIn(null);
  await page.goto(`${product.url}/connexion`);
  await button(page, 'Continuer avec e-dentitas').click();
  await expect(page.getByRole('alert')).toContainText('n’a pas confirmé votre identité');
  await expectAccessible(page, 'the login after a refusal');
  await picture(page, 'identity-refused');
});

test('an address of return that was not asked for here leads to the login, with a sentence', async ({
  open,
}) => {
  const page = await open({ ...browserOn(product, null), viewport: windowSizes.phone });
  await page.goto(`${product.url}/connexion/retour?code=code&state=state`);
  await expect(page.getByRole('alert')).toContainText('n’a pas commencé dans ce navigateur');
});
