import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { joinedBy } from '../support/joined-socket.ts';
import { applyToMission, call, type Member, makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { areSent, conversation, mark, wasNotReloaded } from '../support/thread.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** The conversation of a thread: files, read marks, typing signals, drafts, and old messages. */

const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Votre message' });
const tray = (page: Page): Locator => page.getByRole('list', { name: 'Fichiers à envoyer' });
const send = (page: Page): Locator => page.getByRole('button', { name: 'Envoyer', exact: true });
const choose = (page: Page): Locator => page.locator('input[type=file]');

/** One message's text, after the name of its author. */
const said = (log: Locator, number: number): Locator =>
  log.getByText(new RegExp(`Message numéro ${number}\\.$`));

interface Talk {
  readonly company: Member;
  readonly jurist: Member;
  readonly title: string;
  readonly thread: string;
}

const makeTalk = async (product: Product, title: string): Promise<Talk> => {
  const company = await makeMember(product, 'company', 'Maison Delcourt');
  const jurist = await makeMember(product, 'employee', 'Camille Aubry');
  const thread = await applyToMission(product, jurist, await makeMission(product, company, title), 700);
  for (const { token } of [company, jurist]) {
    await call(product, 'POST', `/messagerie/mission/ndaConsent/${thread}`, { token });
  }
  return { company, jurist, title, thread };
};

test('a company sends a PDF and a picture, the jurist reads them at once on a phone, and each sees what the other does', async ({
  open,
  product,
}) => {
  const { company, jurist, thread } = await makeTalk(product, 'Relecture de baux commerciaux');
  const desk = await open({ as: company });
  const phone = await open({ as: jurist, viewport: windowSizes.phone });
  await desk.goto('about:blank');
  const pdf = await desk.pdf();
  const png = await desk.screenshot();
  for (const page of [desk, phone]) {
    const joined = joinedBy(page);
    await page.goto(`/messages/${thread}`);
    await expect(field(page)).toBeVisible();
    await joined;
    await mark(page);
  }

  await test.step('a file that is none says so beside itself, and is taken out', async () => {
    await choose(desk).setInputFiles([
      { name: 'Bail commercial.pdf', mimeType: 'application/pdf', buffer: pdf },
      { name: 'Plan.png', mimeType: 'image/png', buffer: png },
      { name: 'faux.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ, un programme') },
    ]);
    await expect(tray(desk).getByText('n’est pas au format PDF, DOCX, JPEG ou PNG')).toBeVisible();
    await expect(send(desk)).toBeDisabled();
    await expectAccessible(desk, 'the composer with files');
    await desk.getByRole('button', { name: 'Retirer faux.pdf' }).click();
    await expect(tray(desk).getByRole('listitem')).toHaveCount(2);
    await expect(send(desk)).toBeEnabled();
  });

  await test.step('the jurist sees that the company writes', async () => {
    await field(desk).pressSequentially('Voici le bail');
    await expect(phone.getByText('Maison Delcourt écrit…').first()).toBeVisible();
    // Gone five seconds after the last key, for screen readers too.
    await expect(phone.getByText('Maison Delcourt écrit…')).toHaveCount(0);
  });

  await test.step('what was sent is there for both, the picture in small, and each file can be had', async () => {
    await send(desk).click();
    await expect(tray(desk)).toHaveCount(0);
    for (const page of [desk, phone]) {
      await expect(conversation(page).getByText('Voici le bail')).toHaveCount(1);
      await expect(conversation(page).getByRole('img', { name: 'Aperçu de Plan.png' })).toBeVisible();
    }
    const button = conversation(phone).getByRole('button', { name: /Télécharger Bail commercial\.pdf/ });
    const [file] = await Promise.all([phone.waitForEvent('download'), button.click()]);
    expect(file.suggestedFilename()).toBe('Bail commercial.pdf');
    await expectAccessible(phone, 'a conversation with files');
  });

  await test.step('the company sees that it was read, and nobody has reloaded', async () => {
    await expect(conversation(desk).getByText('Lu', { exact: true })).toHaveCount(1);
    for (const page of [desk, phone]) await wasNotReloaded(page);
  });
});

test('what is being written, files included, is kept through a reload and shown in the inbox', async ({
  open,
  product,
}) => {
  const { jurist, thread, title } = await makeTalk(product, 'Note sur une clause de sortie');
  const page = await open({ as: jurist });
  await page.goto(`/messages/${thread}`);
  const buffer = await page.screenshot();
  await choose(page).setInputFiles([{ name: 'Note.png', mimeType: 'image/png', buffer }]);
  await field(page).fill('Je relis et je reviens vers vous.');
  await expect(tray(page).getByText('ko')).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue('Je relis et je reviens vers vous.');
  await expect(tray(page).getByText('Note.png')).toBeVisible();

  await page.clock.install();
  await page.goto('/messages');
  const line = page.getByRole('link', { name: title });
  await expect(line).toContainText('Je relis et je reviens vers vous.');
  await expect(line).toContainText('Brouillon');
  await page.getByRole('searchbox', { name: 'Rechercher une conversation' }).fill('delcourt sortie');
  await expect(page).toHaveURL(/q=delcourt\+sortie/);
  await expect(line).toBeVisible();
  await page.getByRole('searchbox').fill('introuvable');
  await expect(page.getByText('Aucune conversation ne correspond')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  await expect(line).toBeVisible();
  // Cleared before the search begins: it never does.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox').fill('introuvable');
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await line.click();

  await send(page).click();
  await expect(conversation(page).getByText('Je relis et je reviens vers vous.')).toHaveCount(1);
  await areSent(page);
  await page.goto('/messages');
  await expect(line).toContainText('Je relis et je reviens vers vous.');
  await expect(line).not.toContainText('Brouillon');
});

test('older messages come as one goes up, and what one reads stays where it is', async ({
  open,
  product,
}) => {
  const { company, jurist, thread } = await makeTalk(product, 'Une longue conversation');
  for (let number = 1; number <= 130; number += 1) {
    const body = { content: `Message numéro ${number}.`, clientId: `message-${number}-long` };
    await call(product, 'POST', `/messagerie/${thread}`, { token: company.token, body });
  }
  const page = await open({ as: jurist });
  await page.goto(`/messages/${thread}`);
  const log = conversation(page);
  await expect(said(log, 130)).toBeInViewport();
  await expect(said(log, 1)).toHaveCount(0);

  const place = (number: number) =>
    said(log, number).evaluate((element) => element.getBoundingClientRect().top);
  await log.evaluate((element) => {
    element.scrollTop = 500;
  });
  await expect(said(log, 90)).toBeAttached();
  const before = await place(90);
  await log.evaluate((element) => {
    element.scrollTop = 300;
  });
  // The visible message moved down exactly by the scrolled distance, although older ones were inserted above.
  await expect(said(log, 60)).toBeAttached();
  expect(Math.abs((await place(90)) - before - 200)).toBeLessThan(3);

  await expect(async () => {
    await log.evaluate((element) => {
      element.scrollTop = 0;
    });
    await expect(said(log, 1)).toBeInViewport({ timeout: 5_000 });
  }).toPass();
  await expect(log.getByRole('button', { name: 'Afficher les messages précédents' })).toHaveCount(0);

  // A new message is announced, and does not move the visible ones.
  const body = { content: 'Du nouveau.', clientId: 'message-du-nouveau' };
  await call(product, 'POST', `/messagerie/${thread}`, { token: company.token, body });
  await page.getByRole('button', { name: 'Nouveaux messages' }).click();
  await expect(log.getByText('Du nouveau.')).toBeInViewport();
});
