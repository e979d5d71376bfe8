import type { Page } from '@playwright/test';
import { browserOn, callAs, makeFirm } from '../support/firms.ts';
import { looksRight } from '../support/looks-right.ts';
import { type Member, makeMember } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** The screens of a team at both window sizes, for those who open, manage or only read it. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

interface Drawn {
  readonly name: string;
  readonly as: Member;
  readonly path: string;
}

/** Opens each screen in a browser of its person, and looks at it. */
const draw = async (open: (options: object) => Promise<Page>, screens: readonly Drawn[]): Promise<void> => {
  for (const { name, as, path } of screens) {
    const page = await open(browserOn(product, as));
    await visit(page, { path: product.url + path });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await looksRight(page, `team-${name}`);
    await page.context().close();
  }
};

test('the screens of a team fit a phone and a desk, and are accessible', async ({ open }) => {
  const { firm, owner } = await makeFirm(product, 'finance');
  const email = 'karim.saidi-de-la-fontaine-du-vieux-moulin@cabinet-exemple.fr';
  await callAs(product, owner, firm, 'POST', '/firms/current/invitations', { email, role: 'manager' });
  await callAs(product, owner, firm, 'POST', '/firms/current/links', { role: 'reader', days: 7, uses: 10 });
  const pour = `pour=${firm.id}`;
  await draw(open, [
    { name: 'people', as: owner, path: `/equipe?${pour}` },
    { name: 'invitations', as: owner, path: `/equipe?vue=invitations&${pour}` },
    { name: 'journal', as: owner, path: `/equipe?vue=journal&${pour}` },
  ]);
});

test('so do those of a company without a team, and of a person’s own teams', async ({ open }) => {
  const { firm, colleague } = await makeFirm(product, 'finance');
  const company = await makeMember(product, 'company', 'Fonderies de l’Ourse');
  const customer = await makeMember(product, 'customer', 'Mairie de Sancerre', { isMoral: true });
  await draw(open, [
    { name: 'unopened', as: company, path: '/equipe' },
    { name: 'unopened-customer', as: customer, path: '/equipe' },
    { name: 'settings-unopened', as: company, path: '/parametres' },
    { name: 'people-finance', as: colleague, path: `/equipe?pour=${firm.id}` },
    { name: 'own', as: colleague, path: '/equipe' },
  ]);
});

test('the last owner of a firm reads, before deleting their account, which firm keeps it', async ({
  open,
}) => {
  const { owner } = await makeFirm(product);
  const page = await open(browserOn(product, owner));
  await visit(page, { path: product.url });
  await page.getByRole('button', { name: 'Revenir à mon compte' }).click();
  await expect(page.getByRole('region', { name: 'Compte utilisé' })).toHaveCount(0);
  await visit(page, { path: `${product.url}/parametres/donnees` });
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('vous êtes le dernier propriétaire de Verdelune Industries')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await looksRight(page, 'team-last-owner');
  await dialog.getByRole('link', { name: 'Voir vos équipes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Équipe' })).toBeVisible();
});

test('styles of the frame come once, before those of the page: the tabs of the inbox stand apart on a phone', async ({
  open,
}) => {
  const { firm, owner } = await makeFirm(product);
  const page = await open(browserOn(product, owner, windowSizes.phone));
  await visit(page, { path: `${product.url}/messages?pour=${firm.id}` });
  await expect(page.getByRole('button', { name: 'Changer de compte' })).toBeVisible();
  const boxes = await Promise.all(
    ['Missions', 'Offres d’emploi'].map((name) => page.getByRole('tab', { name }).boundingBox()),
  );
  const padding = await page
    .getByRole('tab')
    .first()
    .evaluate((tab) => getComputedStyle(tab).paddingLeft);
  expect(padding).toBe('16px');
  expect(boxes.map((box) => box?.y)).toEqual([boxes[0]?.y, boxes[0]?.y]);
  const frames = await page.evaluate(
    () => [...document.styleSheets].filter(({ href }) => href?.includes('/frame-')).length,
  );
  expect(frames).toBe(1);
  await picture(page, 'team-inbox-phone');
});
