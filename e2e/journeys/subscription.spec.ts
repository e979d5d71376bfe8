import type { Page } from '@playwright/test';
import { makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { cards, typeCard } from '../support/test-cards.ts';

/** A member's subscription on the payment provider's pages. */

const pay = async (page: Page, number: string): Promise<void> => {
  await typeCard(page, number);
  await page.getByRole('button', { name: /abonner pour/ }).click();
};

const subscribe = async (page: Page, plan: string, number: string): Promise<void> => {
  await page.goto('/subscription');
  await page.getByRole('button', { name: plan }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await pay(page, number);
  await expect(page.getByText('Votre abonnement est confirmé')).toBeVisible();
};

const renew = (product: Product, memberId: string): Promise<void> =>
  product.sql(`
    update payment_sandbox.object set hidden = jsonb_set(hidden, '{due}', to_jsonb(extract(epoch from now())::bigint))
    where kind = 'subscription' and body -> 'metadata' ->> 'member' = '${memberId}'`);

test('a member subscribes after a declined card, sees it, cancels in two clicks and thinks better of it', async ({
  open,
  product,
}) => {
  const member = await makeMember(product, 'employee', 'Jeanne Aubry');
  const page = await open({ as: member });
  await page.goto('/parametres/paiements');
  await expect(page.getByText('Vous n’avez pas d’abonnement.')).toBeVisible();
  await page.getByRole('link', { name: 'Voir l’abonnement' }).click();

  await page.getByRole('button', { name: 'S’abonner à l’année' }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await pay(page, cards.declined);
  await expect(page.getByRole('alert')).toContainText(/refusée/);
  await pay(page, cards.pays);
  await expect(page.getByText('Votre abonnement est confirmé')).toBeVisible();
  await product.mailbox.next(member.email, 'Votre abonnement est confirmé');

  await page.getByRole('link', { name: 'Voir l’abonnement' }).click();
  await expect(page.getByText('En cours', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Résilier' }).click();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('Résilié', { exact: true })).toBeVisible();
  // The pressed button is gone: the focus moves to the next one.
  await expect(page.getByRole('button', { name: 'Carte et factures' })).toBeFocused();
  await expect(
    page.getByText(/Votre accès reste ouvert jusqu’au .*, puis l’abonnement prend fin\./),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Reprendre l’abonnement' }).click();
  await expect(page.getByText('En cours', { exact: true })).toBeVisible();
  await page.goto('/parametres/paiements');
  await expect(page.getByText(/En cours\. Il se renouvelle le/)).toBeVisible();
});

test('a payment page that is given up leaves nobody subscribed', async ({ open, product }) => {
  const page = await open({ as: await makeMember(product, 'student', 'Paul Henry') });
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'S’abonner au mois' }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('link', { name: /Annuler/ }).click();
  await expect(page.getByRole('heading', { name: 'Le paiement n’a pas abouti' })).toBeVisible();
  await page.getByRole('link', { name: 'Reprendre le paiement' }).click();
  await expect(page.getByText(/Une page de paiement est ouverte/)).toBeVisible();
});

test("a renewal that fails is told at once, and cured with another card on the provider's page", async ({
  open,
  product,
}) => {
  const member = await makeMember(product, 'company', 'Cabinet Lormont');
  const page = await open({ as: member });
  await subscribe(page, 'S’abonner au mois', cards.failsLater);
  await page.getByRole('link', { name: 'Voir l’abonnement' }).click();
  await expect(page.getByText('En cours', { exact: true })).toBeVisible();
  await renew(product, member.id);

  const told = page.getByRole('alert').filter({ hasText: 'Votre carte a été refusée' });
  const banner = page.getByRole('complementary').getByRole('link', { name: /Votre carte a été refusée/ });
  await expect(told).toBeVisible();
  await expect(banner).toBeVisible();
  await expect(page.getByText(/Votre accès reste ouvert jusqu’au/)).toBeVisible();
  await product.mailbox.next(member.email, 'Le renouvellement de votre abonnement a échoué');
  await page.getByRole('button', { name: 'Mettre à jour ma carte' }).click();
  await page.waitForURL(/\/sandbox\/portal\//);
  await page.getByRole('link', { name: 'Changer de carte' }).click();
  await typeCard(page, cards.pays);
  await page.getByRole('button', { name: 'Enregistrer la carte' }).click();
  await page.getByRole('link', { name: 'Revenir au site' }).click();
  await expect(page.getByText('En cours', { exact: true })).toBeVisible();
  await expect(banner).toBeHidden();
});

test.describe('where a subscription is required', () => {
  let strict: Product;
  test.beforeAll(async ({ worlds }, { file }) => {
    await worlds.of(file);
    strict = await worlds.another({ SUBSCRIPTION_REQUIRED: 'true' });
  });

  test('applying opens the dialog that says so, and is open to whoever has subscribed', async ({
    browser,
  }) => {
    const creator = await makeMember(strict, 'company', 'Ateliers Fontenay');
    const member = await makeMember(strict, 'employee', 'Agathe Renaud');
    const mission = await makeMission(strict, creator, 'Rédaction de conditions générales de vente');
    const context = await browser.newContext({
      baseURL: strict.url,
      locale: 'fr-FR',
      storageState: {
        cookies: [],
        origins: [{ origin: strict.url, localStorage: [{ name: 'accessToken', value: member.token }] }],
      },
    });
    const page = await context.newPage();
    await page.goto(`/consult/missions/${mission}`);
    await page.getByRole('button', { name: 'Postuler à la mission' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pour postuler à l’offre, abonne-toi\u202f!' });
    await expect(dialog.getByRole('button', { name: 'Se connecter' })).toBeVisible();
    await dialog.getByRole('link', { name: 'S’abonner' }).click();
    await expect(page).toHaveURL(/\/subscription$/);
    await subscribe(page, 'S’abonner au mois', cards.pays);
    await page.goto(`/consult/missions/${mission}`);
    await page.getByRole('button', { name: 'Postuler à la mission' }).click();
    await expect(page.getByRole('dialog', { name: 'Proposer un prix' })).toBeVisible();
    await context.close();
  });
});
