import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { confirm, deposit, pairOf, threadAt } from '../support/modes.ts';
import { payDeposit } from '../support/payments.ts';
import { applyToMission, call, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { nextStep } from '../support/thread.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** A member's day, on a phone and on a desk: waiting tasks, navigation to every own screen, and logout. */

const isPhone = (page: Page): boolean => page.viewportSize()?.width === windowSizes.phone.width;

/** Opens a screen through the members' menu, as shown at this width. */
const goTo = async (page: Page, name: string, title = name): Promise<void> => {
  const shortcuts = page.getByRole('navigation', { name: 'Raccourcis' });
  const inBar = shortcuts.getByRole('link', { name: new RegExp(`^${name}`) });
  if (isPhone(page) && (await inBar.count()) > 0) await inBar.click();
  else {
    if (isPhone(page)) await page.getByRole('button', { name: /^Menu/ }).click();
    const menu = page.getByRole('navigation', { name: 'Espace membre' });
    await menu.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

for (const [width, viewport] of Object.entries(windowSizes)) {
  test(`what waits comes first, and each screen is reached by the menu (${width})`, async ({
    open,
    product,
  }) => {
    const { company, jurist } = await pairOf(product);
    const thread = await threadAt(product, 'fundsAccepted');
    await deposit(product, thread);
    await call(product, 'POST', `/messagerie/action/cancelDeposit/${thread}`, {
      token: company.token,
      body: {},
    });
    const offered = await threadAt(product, 'choosing');
    await call(product, 'POST', `/messagerie/action/choose/direct/${offered}`, {
      token: company.token,
      body: {},
    });
    for (const { token } of [company, jurist]) {
      await call(product, 'POST', `/messagerie/mission/ndaConsent/${offered}`, { token, body: {} });
    }
    await call(product, 'POST', `/messagerie/${offered}`, {
      token: company.token,
      body: { content: 'Les pièces sont prêtes.', clientId: `pieces-${width}` },
    });
    // Missions that one applied to are no new ones.
    await makeMission(product, company, 'Relecture de conditions de vente');
    const page = await open({ as: jurist, viewport });
    await page.goto('/accueil');
    const waits = page.getByRole('heading', { level: 2, name: 'À vous d’agir' });
    await expect(waits).toBeVisible();
    const asked = page
      .getByRole('main')
      .getByRole('link', { name: /À vous de répondre à la demande d’annulation/ });
    await expect(asked).toContainText('Maison Delcourt');
    await expectAccessible(page, `what waits (${width})`);

    await test.step('the most pressing stands first; then money, new missions and how far the profile is', async () => {
      const main = page.getByRole('main');
      const waiting = main.getByRole('link', {
        name: /À vous (de répondre à la demande|d’accepter la relation)/,
      });
      await expect(waiting.nth(0)).toContainText('À vous de répondre à la demande d’annulation');
      await expect(waiting.nth(1)).toContainText('À vous d’accepter la relation directe');
      const money = main.getByRole('heading', { name: 'Votre argent' });
      await expect(money).toBeVisible();
      await expect(main.getByRole('link', { name: /De Maison Delcourt/ }).first()).toContainText(
        'Réservé pour vous depuis le',
      );
      for (const name of ['Nouvelles missions', 'Votre profil'])
        await expect(main.getByRole('heading', { name })).toBeVisible();
      await expect(main.getByText(/Votre profil est complet à \d+\s%/)).toBeVisible();
    });

    await test.step('the logotype and the menu stand on the same side for a visitor', async () => {
      const visitor = await open({ viewport });
      await visitor.goto('/aide');
      for (const one of [page, visitor]) {
        const logo = await one
          .getByRole('link', { name: /^Basoche, / })
          .first()
          .boundingBox();
        expect(logo?.x).toBeLessThan(viewport.width / 4);
        if (!isPhone(page)) continue;
        const menu = await one.getByRole('button', { name: /^Menu/ }).boundingBox();
        expect(menu?.x).toBeGreaterThan(viewport.width / 2);
      }
    });

    await test.step('an unread message is counted in the menu and in the title of the tab, until it is read', async () => {
      await expect(page).toHaveTitle(/^\(1\) /);
      const ways = page.getByRole('navigation', { name: isPhone(page) ? 'Raccourcis' : 'Espace membre' });
      if (isPhone(page))
        await expect(ways.getByRole('link')).toHaveText([
          /^À faire/,
          'Missions',
          /^Messagerie\s*1$/,
          'Communauté',
          'Moi',
        ]);
      await expect(ways.getByRole('link', { name: /Messagerie/ })).toContainText('1');
      await page.goto(`/messages/${offered}`);
      await expect(nextStep(page)).toContainText('relation directe');
      await expect(page).not.toHaveTitle(/^\(/);
      await page.goto('/accueil');
    });

    await asked.click();
    await expect(nextStep(page)).toContainText('Maison Delcourt demande l’annulation du dépôt');
    await page.goBack();
    // A thread has no bar: the next step asks whether there is one.
    await expect(waits).toBeVisible();

    await goTo(page, 'Communauté', 'Les membres');
    await goTo(page, 'Actus', 'Actualités juridiques');
    for (const name of ['Favoris', 'Mes candidatures', 'Paiements']) await goTo(page, name);
    const held = page.getByRole('list', { name: 'À venir' }).getByRole('listitem').first();
    await expect(held).toContainText('Réservé pour vous');

    await test.step('an account for which money is held is not deleted, and that is said before', async () => {
      await goTo(page, 'Paramètres', 'Paramètres');
      await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
      const dialog = page.getByRole('dialog', { name: 'Supprimer votre compte\u202f?' });
      await expect(dialog).toContainText('ne peut pas être supprimé pour le moment');
      await expect(dialog.getByRole('button', { name: 'Supprimer mon compte' })).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await test.step('agreeing to cancel ends the mission', async () => {
      await page.goto(`/messages/${thread}`);
      await confirm(page, 'Accepter l’annulation du dépôt', 'Accepter l’annulation');
      await expect(nextStep(page)).toContainText('La mission est annulée');
    });
  });
}

/** The day on which delivered work is accepted without an answer, as the home says it. */
const inTwoWeeks = (): string =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
    .format(Date.now() + 14 * 86_400_000)
    .replace(/^1 /, '1ᵉʳ ');

for (const [width, viewport] of Object.entries(windowSizes)) {
  test(`an outside customer reads what waits, until when, and what is kept of their money (${width})`, async ({
    open,
    product,
  }) => {
    const { jurist } = await pairOf(product);
    const customer = await makeMember(product, 'customer', 'Odile Varin');
    const page = await open({ as: customer, viewport });
    const main = page.getByRole('main');
    await page.goto('/accueil');
    await expect(main.getByRole('heading', { name: 'Rien ne vous attend' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Votre argent' })).toHaveCount(0);

    const threadOf = async (title: string): Promise<string> =>
      applyToMission(product, jurist, await makeMission(product, customer, title), 500);
    const give = async (thread: string, who: typeof customer, command: string): Promise<void> =>
      call(product, 'POST', `/messagerie/${command}/${thread}`, { token: who.token, body: {} });
    await threadOf('Relire un compromis');
    const [awaited, delivered] = [
      await threadOf('Contester un congé'),
      await threadOf('Vérifier un devis'),
    ] as const;
    for (const thread of [awaited, delivered]) {
      await give(thread, customer, 'action/price/accept');
      await give(thread, customer, 'action/choose/funds');
      await give(thread, jurist, 'action/funds/accept');
    }
    await payDeposit(product, delivered, customer);
    const soonest = inTwoWeeks();
    await give(delivered, jurist, 'mission/deliver');
    // Midnight may have passed meanwhile.
    const day = `(${soonest}|${inTwoWeeks()})`;
    const toCheck = `À vous de vérifier la livraison · 600 € TTC · avant le ${day}`;
    await page.goto('/accueil');

    const waits = main.getByRole('listitem').filter({ hasText: 'À vous de' });
    await expect(waits).toContainText([
      new RegExp(toCheck.replaceAll(' ', '\\s')),
      'À vous de déposer les fonds · 618\u00a0€',
      'À vous de répondre au prix · 600\u00a0€\u00a0TTC',
    ]);
    const money = main.getByRole('listitem').filter({ hasText: 'À Camille Aubry' });
    await expect(money).toContainText([
      /618\s€\sTTC.*Contester un congé.*À déposer depuis le/,
      /618\s€\sTTC.*Vérifier un devis.*Payé, réservé depuis le .*Compte de paiement\s: Camille Aubry/,
    ]);
    await expect(main.getByRole('heading', { name: 'Vos missions publiées' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Nouvelles missions' })).toHaveCount(0);
    await expectAccessible(page, `the home of an outside customer (${width})`);
  });
}
