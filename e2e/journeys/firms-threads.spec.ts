import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn, makeTeam } from '../support/firms.ts';
import { tabTo } from '../support/keyboard.ts';
import { applyToMission, call, makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { button, conversation, step } from '../support/thread.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Threads of a firm with several people: who is in charge, who wrote, and what each role reads. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

const roles = {
  'Claire Delmas': 'owner',
  'Karim Saïdi': 'publisher',
  'Nadia Roux': 'finance',
  'Hélène Marchand': 'reader',
} as const;

/** A firm, and a candidate who agreed to confidentiality in a thread of its mission. */
const begin = async (wishes: Readonly<Record<string, unknown>> = {}) => {
  const { firm, people } = await makeTeam(product, roles);
  const candidate = await makeMember(product, 'employee', 'Zoé Hardy');
  const mission = await makeMission(product, firm, 'Audit de baux commerciaux', wishes);
  const thread = await applyToMission(product, candidate, mission, 780);
  const consent = `/messagerie/mission/ndaConsent/${thread}`;
  await call(product, 'POST', consent, { token: candidate.token, body: {} });
  const forFirm = (path: string) => ({ path: `${product.url}${path}?pour=${firm.id}` });
  return { firm, people, candidate, thread, forFirm };
};

const assignment = (page: Page) => page.getByRole('button', { name: /^Confié à/ });
const message = (page: Page) => page.getByRole('textbox', { name: 'Votre message' });

const agree = async (page: Page) => {
  await page.getByRole('button', { name: 'Lire et accepter l’accord' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /J’accepte/ })
    .click();
  await expect(message(page)).toBeFocused();
};

test('a thread is given to a colleague by the keyboard, who answers it; the candidate sees who did what', async ({
  open,
}) => {
  const { people, candidate, thread, forFirm } = await begin();
  const claire = await open(browserOn(product, people['Claire Delmas']));
  await visit(claire, forFirm(`/messages/${thread}`));
  await expect(assignment(claire)).toHaveText(/Confié à personne/);
  await tabTo(claire, assignment(claire));
  await claire.keyboard.press('Enter');
  await expect(claire.getByRole('menuitemradio', { name: 'Claire Delmas (vous)' })).not.toBeChecked();
  await expect(claire.getByRole('menuitemradio')).toHaveCount(2);
  await expectAccessible(claire, 'the menu of people in charge');
  await picture(claire, 'firms-thread-menu-desk');
  await claire.getByRole('menuitemradio', { name: 'Karim Saïdi' }).press('Enter');
  await expect(assignment(claire)).toHaveText(/Confié à Karim Saïdi/);
  await expect(assignment(claire)).toBeFocused();

  const karim = await open(browserOn(product, people['Karim Saïdi']));
  await test.step('he finds it among those that are his', async () => {
    await visit(karim, forFirm('/messages'));
    const team = karim.getByRole('navigation', { name: 'Conversations de l’équipe' });
    await expect(team.getByRole('link', { name: 'Toute l’équipe' })).toHaveAttribute('aria-current', 'page');
    await team.getByRole('link', { name: 'Confiées à moi' }).click();
    await expect(karim.getByRole('link', { name: /Zoé Hardy/ })).toContainText('Confié à vous');
    await expectAccessible(karim, 'the inbox of a firm');
    await picture(karim, 'firms-inbox-desk');
    await visit(claire, forFirm('/messages'));
    await expect(claire.getByRole('link', { name: /Zoé Hardy/ })).toContainText('Confié à Karim Saïdi');
    await claire.getByRole('link', { name: 'Confiées à moi' }).click();
    await expect(claire.getByText('Aucune conversation ne vous est confiée ici')).toBeVisible();
    await picture(claire, 'firms-inbox-none-desk');
    await claire.getByRole('main').getByRole('link', { name: 'Toute l’équipe' }).last().click();
    await expect(claire.getByRole('link', { name: /Zoé Hardy/ })).toBeVisible();
  });

  await karim.getByRole('link', { name: /Zoé Hardy/ }).click();
  await agree(karim);
  await message(karim).fill('Bonjour Zoé, les baux suivent.');
  await karim.keyboard.press('Enter');
  await expect(conversation(karim)).toContainText('Karim Saïdi · Verdelune Industries');
  await button(karim, 'Accepter le prix').click();
  await expect(step(karim, 'Proposition de prix')).toContainText('Prix accepté par Karim Saïdi');

  for (const width of ['desk', 'phone'] as const) {
    const zoe = await open(browserOn(product, candidate, windowSizes[width]));
    await visit(zoe, { path: `${product.url}/messages/${thread}` });
    await expect(conversation(zoe)).toContainText('Karim Saïdi · Verdelune Industries');
    await expect(conversation(zoe)).toContainText(/a accepté votre prix.*Par Karim Saïdi\./);
    await expect(zoe.getByText('Confié à')).toHaveCount(0);
    await expectAccessible(zoe, `a thread with a firm, for its candidate (${width})`);
    await picture(zoe, `firms-thread-candidate-${width}`);
  }
  const phone = await open(browserOn(product, people['Claire Delmas'], windowSizes.phone));
  await visit(phone, forFirm(`/messages/${thread}`));
  await expect(assignment(phone)).toBeHidden();
  await picture(phone, 'firms-thread-phone-owner');
  await phone.getByRole('button', { name: 'Détails de la candidature' }).click();
  const sheet = phone.getByRole('dialog', { name: 'Détails de la candidature' });
  await sheet.getByRole('button', { name: /Confié à Karim Saïdi/ }).click();
  await picture(phone, 'firms-thread-details-phone');
  await sheet.getByRole('menuitemradio', { name: 'Claire Delmas (vous)' }).click();
  await expect(sheet.getByRole('button', { name: /Confié à vous/ })).toBeVisible();
  await expectAccessible(phone, 'the details of a thread on a phone');
  await visit(phone, forFirm('/messages'));
  await picture(phone, 'firms-inbox-phone');

  await test.step('a mission is given as well', async () => {
    for (const width of ['desk', 'phone'] as const) {
      const page = await open(browserOn(product, people['Claire Delmas'], windowSizes[width]));
      await visit(page, forFirm('/manage/missions'));
      const given = page.getByRole('button', { name: /^Confiée à/ });
      await given.click();
      await page
        .getByRole('menuitemradio', { name: width === 'desk' ? 'Karim Saïdi' : /Claire Delmas/ })
        .click();
      await expect(given).toHaveText(width === 'desk' ? /Confiée à Karim Saïdi/ : /Confiée à vous/);
      await expectAccessible(page, `missions of a firm (${width})`);
      await picture(page, `firms-missions-${width}`);
    }
  });
});

test('a colleague who looks in leaves the thread unread; a reader writes nothing, and finance reads nothing', async ({
  open,
}) => {
  const { firm, people, candidate, thread, forFirm } = await begin();
  await product.sql(`
    update application set creator_seat_id = (
      select id from seat where firm_id = '${firm.id}' and person_id = '${people['Karim Saïdi'].id}')
    where id = '${thread}'`);
  const karim = await open(browserOn(product, people['Karim Saïdi']));
  await visit(karim, forFirm(`/messages/${thread}`));
  await agree(karim);
  await karim.close();
  await call(product, 'POST', `/messagerie/${thread}`, {
    token: candidate.token,
    body: { content: 'Quand recevrai-je les baux ?', clientId: 'de-zoe-hardy-1' },
  });
  const zoe = await open(browserOn(product, candidate));
  const reader = await open(browserOn(product, people['Hélène Marchand']));

  await test.step('the reader', async () => {
    await visit(reader, forFirm(`/messages/${thread}`));
    await expect(conversation(reader)).toContainText('Quand recevrai-je les baux');
    await expect(reader.getByText('Votre rôle ne permet pas d’y écrire').first()).toBeVisible();
    await expect(message(reader)).toHaveCount(0);
    await expect(button(reader, 'Accepter le prix')).toHaveCount(0);
    await expect(reader.getByRole('paragraph').filter({ hasText: 'Confié à Karim Saïdi' })).toBeVisible();
    await expect(assignment(reader)).toHaveCount(0);
    await expectAccessible(reader, 'a thread for a reader');
    await picture(reader, 'firms-thread-reader-desk');
    const refused: string[] = [];
    reader.on('response', (answer) => {
      if (answer.status() === 403) refused.push(answer.url());
    });
    for (const path of ['/manage/missions', '/manage/emplois']) {
      await visit(reader, forFirm(path));
      await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(reader.getByRole('link', { name: /^Publier une/ })).toHaveCount(0);
      await expect(reader.getByRole('button', { name: 'Mission pourvue' })).toHaveCount(0);
    }
    await visit(reader, forFirm('/manage/missions'));
    await expect(reader.getByText('Audit de baux commerciaux').first()).toBeVisible();
    await picture(reader, 'firms-missions-reader-desk');
    await reader.getByRole('link', { name: '1 candidature' }).click();
    const note = reader.getByRole('textbox', { name: 'Note de l’équipe sur Zoé Hardy' });
    await expect(note).toHaveAttribute('readonly');
    await expectAccessible(reader, 'the candidates of a mission for a reader');
    await picture(reader, 'firms-candidates-reader-desk');
    expect(refused).toEqual([]);
  });

  await test.step('the other party is not told that it was read', async () => {
    await visit(zoe, { path: `${product.url}/messages/${thread}` });
    await expect(conversation(zoe)).toContainText('Quand recevrai-je les baux');
    await expect(conversation(zoe).getByText('Lu', { exact: true })).toHaveCount(0);
    const again = await open(browserOn(product, people['Karim Saïdi']));
    await visit(again, forFirm(`/messages/${thread}`));
    await expect(conversation(zoe).getByText('Lu', { exact: true })).toBeVisible();
  });

  await test.step('finance', async () => {
    const finance = await open(browserOn(product, people['Nadia Roux']));
    const bodies: Promise<string>[] = [];
    finance.on('response', (answer) => {
      if (answer.url().includes('/api/')) bodies.push(answer.text().catch(() => ''));
    });
    await visit(finance, forFirm(`/messages/${thread}`));
    await expect(finance.getByText('Quand recevrai-je les baux')).toHaveCount(0);
    await expect(finance.getByText('Votre rôle n’ouvre pas les échanges')).toBeVisible();
    await expectAccessible(finance, 'a thread for finance');
    await picture(finance, 'firms-thread-finance-desk');
    for (const body of await Promise.all(bodies)) expect(body).not.toContain('baux ?');
  });
});

test('the candidate of an anonymous firm sees nothing of its people until the price is accepted', async ({
  open,
}) => {
  const { people, candidate, thread, forFirm } = await begin({ isAnonym: true });
  const karim = await open(browserOn(product, people['Karim Saïdi']));
  await visit(karim, forFirm(`/messages/${thread}`));
  await agree(karim);
  await message(karim).fill('Bonjour.');
  await karim.keyboard.press('Enter');
  await expect(conversation(karim)).toContainText('Karim Saïdi · Verdelune Industries');
  const zoe = await open(browserOn(product, candidate));
  await visit(zoe, { path: `${product.url}/messages/${thread}` });
  await expect(conversation(zoe)).toContainText('Bonjour.');
  for (const word of ['Karim', 'Verdelune']) await expect(zoe.getByText(word)).toHaveCount(0);
  await picture(zoe, 'firms-thread-anonymous-desk');
  await button(karim, 'Accepter le prix').click();
  await expect(conversation(zoe)).toContainText(/a accepté votre prix.*Par Karim Saïdi\./);
});
