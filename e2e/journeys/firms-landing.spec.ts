import type { Page } from '@playwright/test';
import { openTeam } from '../support/firms.ts';
import { type Member, makeMember, makeMission, password } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { logIn, visit } from '../support/visit.ts';

/** A session and a new tab open on the account that their person used last on this device. */

const band = (page: Page) => page.getByRole('region', { name: 'Compte utilisé' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const enter = async (page: Page, { email }: Member): Promise<void> => {
  await page.goto('/connexion');
  await logIn(page, email, password);
  await expect(page).not.toHaveURL(/connexion/);
};

const leave = async (page: Page): Promise<void> => {
  await visit(page, { path: '/parametres' });
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
  await expect(page.getByRole('link', { name: 'Se connecter' }).first()).toBeVisible();
};

const makeTeamOfThree = async (product: Product) => {
  const firm = await makeMember(product, 'company', 'Verdelune Industries');
  const claire = await makeMember(product, 'customer', 'Claire Delmas');
  const yasmine = await makeMember(product, 'employee', 'Yasmine Benali', { jobName: 'Avocat' });
  const nadege = await makeMember(product, 'customer', 'Nadège Fabre');
  await openTeam(product, firm, [
    [claire, 'owner'],
    [yasmine, 'manager'],
    [nadege, 'finance'],
  ]);
  return { firm, claire, yasmine, nadege };
};

test('a person whose own account is empty begins in their firm, and each tab keeps its choice', async ({
  open,
  product,
}) => {
  const { firm, claire, yasmine } = await makeTeamOfThree(product);
  const mission = await makeMission(product, firm, 'Audit de baux commerciaux');
  const page = await open();
  await enter(page, claire);
  await expect(band(page)).toContainText('Verdelune Industries');
  await expect(title(page)).toHaveText('Bonjour, Claire Delmas');

  await test.step('a new tab too, on a screen of the firm', async () => {
    const other = await page.context().newPage();
    await visit(other, { path: `/manage/missions/${mission}` });
    await expect(band(other)).toContainText('Verdelune Industries');
    await expect(title(other)).toContainText('Audit de baux commerciaux');
    await other.close();
  });

  await test.step('a tab that was given back to her stays her own, and so does the next one', async () => {
    await band(page).getByRole('button', { name: 'Revenir à mon compte' }).click();
    await expect(band(page)).toHaveCount(0);
    await page.reload();
    await expect(title(page)).toHaveText('Bonjour, Claire Delmas');
    await expect(band(page)).toHaveCount(0);
    const other = await page.context().newPage();
    await visit(other, { path: '/accueil' });
    await expect(band(other)).toHaveCount(0);
    await other.close();
  });

  await test.step('the next person on this device begins in their own account', async () => {
    await visit(page, { path: `/manage/missions?pour=${firm.id}` });
    await expect(band(page)).toContainText('Verdelune Industries');
    await leave(page);
    await enter(page, yasmine);
    await expect(title(page)).toContainText('Yasmine');
    await expect(band(page)).toHaveCount(0);
    await leave(page);
    await enter(page, claire);
    await expect(band(page)).toContainText('Verdelune Industries');
  });
});

test('finance begins at the deposits of the firm', async ({ open, product }) => {
  const { nadege } = await makeTeamOfThree(product);
  const page = await open();
  await enter(page, nadege);
  await expect(band(page)).toContainText('Verdelune Industries');
  await expect(page).toHaveURL(`${product.url}/paiements/depots`);
  await expect(title(page)).toHaveText('Dépôts');
});

test('whoever has several accounts reads for whom they apply', async ({ open, product }) => {
  const { firm, yasmine } = await makeTeamOfThree(product);
  const client = await makeMember(product, 'company', 'Imprimerie Vauquelin');
  const mission = await makeMission(product, client, 'Relecture d’un bail commercial');
  const page = await open({ as: yasmine });
  const reads = async (query: string, name: string): Promise<void> => {
    await visit(page, { path: `/consult/missions/${mission}${query}` });
    await page.getByRole('button', { name: 'Postuler à la mission' }).click();
    await expect(page.getByRole('dialog').getByText(`Au nom de ${name}`)).toBeVisible();
    await page.keyboard.press('Escape');
  };
  await reads('', 'Yasmine Benali');
  await reads(`?pour=${firm.id}`, 'Verdelune Industries');
});
