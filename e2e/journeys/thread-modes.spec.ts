import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { confirm, deposit, pairOf, threadAt } from '../support/modes.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import {
  acceptMode,
  badge,
  button,
  chooseMode,
  conversation,
  keepOpen,
  nextStep,
  refusePrice,
  step,
} from '../support/thread.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** The modes of collaboration, each accepted and refused, between a company on a desktop and a jurist on a phone. */

type Open = (options: {
  as: Awaited<ReturnType<typeof pairOf>>['company'];
  viewport?: typeof windowSizes.phone;
}) => Promise<Page>;

const both = async (product: Product, open: Open, thread: string) => {
  const { company, jurist } = await pairOf(product);
  const desk = await open({ as: company });
  const phone = await open({ as: jurist, viewport: windowSizes.phone });
  for (const page of [desk, phone]) await page.goto(`/messages/${thread}`);
  return { desk, phone };
};

const without = (page: Page) =>
  page.getByRole('checkbox', { name: 'Proposer ce mode sans accord de confidentialité' });
const modes = (page: Page) => page.getByRole('dialog', { name: 'Choisir le mode de collaboration' });

test('a price is refused, another accepted; a direct relation is refused, accepted, delivered and ended', async ({
  open,
  product,
}) => {
  const { desk, phone } = await both(product, open, await threadAt(product, 'applied'));

  await test.step('the price is refused, and a new one proposed on the phone', async () => {
    await refusePrice(desk);
    await expect(nextStep(desk)).toContainText('Vous attendez un nouveau prix');
    await button(phone, 'Proposer un nouveau prix').click();
    const dialog = phone.getByRole('dialog', { name: 'Proposer un nouveau prix' });
    await dialog.getByLabel('Votre prix (HT)').fill('450');
    // Typed text survives the closing of the dialog and a reload.
    await phone.keyboard.press('Escape');
    await phone.reload();
    await button(phone, 'Proposer un nouveau prix').click();
    await expect(dialog.getByLabel('Votre prix (HT)')).toHaveValue('450');
    await expectAccessible(phone, 'the dialog of a new price');
    await dialog.getByRole('button', { name: 'Envoyer ma proposition' }).click();
    await expect(nextStep(desk)).toContainText('450');
    await button(desk, 'Accepter le prix').click();
  });

  await test.step('the modes are explained; the direct one is refused, then accepted', async () => {
    await button(desk, 'Choisir le mode de collaboration').click();
    await expect(modes(desk).getByRole('radio')).toHaveCount(3);
    await expect(modes(desk)).toContainText('Sans frais Basoche');
    await expect(modes(desk)).toContainText(/Vous payez\s*558\s€\sTTC, dont 18\s€ de frais/);
    await expect(modes(desk)).toContainText(/Camille Aubry reçoit\s*environ \d+\s€ net avant impôt/);
    await expectAccessible(desk, 'the choice of the mode');
    await modes(desk).getByRole('button', { name: 'Proposer ce mode' }).click();
    await expect(modes(desk)).toContainText('Choisissez un mode.');
    await modes(desk).getByRole('radio', { name: 'Relation directe' }).check();
    await modes(desk).getByRole('button', { name: 'Proposer ce mode' }).click();
    await expect(modes(desk)).toContainText('Confirmez, ou acceptez d’abord l’accord.');
    await without(desk).check();
    await modes(desk).getByRole('button', { name: 'Proposer ce mode' }).click();
    await expect(desk.getByRole('dialog', { name: /Mission pourvue/ })).toBeVisible();
    await expectAccessible(desk, 'whether the mission is filled');
    await keepOpen(desk);
    await button(phone, 'Refuser la relation directe').click();
    await expect(nextStep(desk)).toContainText('Camille Aubry a refusé la relation directe.');
    await chooseMode(desk, 'Relation directe', { isFirst: false });
    await acceptMode(phone, 'Accepter la relation directe');
    await expect(conversation(phone)).toContainText('Vous pouvez facturer le montant convenu');
    await expect(badge(desk)).toHaveText('En cours');
  });

  await test.step('the jurist says that the work is there, and the company ends the mission', async () => {
    await confirm(phone, 'Mission livrée');
    await expect(nextStep(phone)).toContainText(/Sans réponse d’ici le .* la mission se termine d’elle-même/);
    await expect(nextStep(desk)).toContainText('Camille Aubry déclare la mission livrée');
    await expect(step(desk, 'Lancement de la mission')).toContainText('Mission livrée');
    await button(desk, 'Mission terminée').click();
    await expect(desk.getByRole('dialog')).toContainText(
      'Vous ne pourrez pas revenir sur cette déclaration.',
    );
    await desk.getByRole('dialog').getByRole('button', { name: 'Mission terminée' }).click();
    for (const page of [desk, phone]) await expect(badge(page)).toHaveText('Terminé');
  });
});

test('held funds are refused, accepted, deposited and contested, and the team settles it', async ({
  open,
  product,
}) => {
  const thread = await threadAt(product, 'choosing');
  const { desk, phone } = await both(product, open, thread);

  await test.step('the deposit is refused, then accepted: both read what is awaited, and from whom', async () => {
    await chooseMode(desk, 'Dépôt des fonds chez un tiers');
    await button(phone, 'Refuser le dépôt des fonds').click();
    await expect(nextStep(desk)).toContainText('a refusé le dépôt des fonds chez un tiers');
    await chooseMode(desk, 'Dépôt des fonds chez un tiers', { isFirst: false });
    await acceptMode(phone, 'Accepter le dépôt des fonds');
    await expect(nextStep(desk)).toContainText(/Déposez les fonds.*618\s€\sTTC/);
    await expect(nextStep(phone)).toContainText(/600\s€\sTTC vous sont versés/);
    await expect(conversation(phone)).toContainText('Le règlement arrivera sur votre compte de paiement.');
  });

  await test.step('once the funds are there, the mission is under way', async () => {
    await deposit(product, thread);
    await expect(badge(desk)).toHaveText('En cours');
    await expect(badge(phone)).toHaveText('À vous de réaliser la mission');
    await expect(step(desk, 'Dépôt des fonds')).toContainText('Fonds déposés');
  });

  await test.step('a contest asks for a reason, and keeps it after an error and a reload', async () => {
    const dialog = desk.getByRole('dialog', { name: /Contester la mission/ });
    const reason = 'La note ne traite que deux questions sur quatre.';
    await button(desk, 'Contester la mission').click();
    await dialog.getByRole('button', { name: 'Contester la mission' }).click();
    await expect(dialog).toContainText('Indiquez un motif.');
    await dialog.getByLabel('Motif de la contestation').fill(reason);
    await expectAccessible(desk, 'the dialog of a contest');
    const problem = {
      type: 'about:blank',
      status: 429,
      title: 'Trop de tentatives.',
      code: 'TOO_MANY_REQUESTS',
    };
    const call = '**/messagerie/mission/contest/*';
    await desk.route(call, (route) =>
      route.fulfill({ status: 429, contentType: 'application/problem+json', json: problem }),
    );
    await dialog.getByRole('button', { name: 'Contester la mission' }).click();
    await expect(dialog).toContainText('Trop de tentatives.');
    await desk.unroute(call);
    await desk.reload();
    await button(desk, 'Contester la mission').click();
    await expect(dialog.getByLabel('Motif de la contestation')).toHaveValue(reason);
    await dialog.getByRole('button', { name: 'Contester la mission' }).click();
    await expect(dialog).toBeHidden();
    await expect(nextStep(desk)).toContainText('Vous avez contesté la mission');
    await expect(nextStep(phone)).toContainText('Maison Delcourt a contesté la mission');
    await expect(conversation(phone)).toContainText(reason);
  });

  await test.step('the team settles it: the mission is done, for both', async () => {
    await product.decide({
      thread,
      by: 'staff',
      command: {
        type: 'settle',
        outcome: 'split',
        candidateCents: 20_000,
        reason: 'Vu les pièces du dossier.',
      },
    });
    for (const page of [desk, phone]) {
      await expect(badge(page)).toHaveText('Terminé');
      await expect(conversation(page)).toContainText('Basoche a tranché la contestation');
      await expect(nextStep(page)).toContainText(/Le prestataire reçoit 200\s€/);
    }
  });
});

test('a portage is refused by each in turn, and each time another mode is left', async ({
  open,
  product,
}) => {
  const thread = await threadAt(product, 'choosing');
  const { desk, phone } = await both(product, open, thread);
  const reason = 'Le descriptif ne permet pas d’établir un contrat.';

  await test.step('a choice that is missing is where the focus goes, however far up it stands', async () => {
    await button(desk, 'Choisir le mode de collaboration').click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Proposer ce mode' }).click();
    await expect(desk.getByRole('dialog').getByRole('radio').first()).toBeFocused();
    await expect(desk.getByRole('dialog')).toContainText('Choisissez un mode.');
    await desk.keyboard.press('Escape');
  });

  await test.step('the jurist refuses it, then accepts it; both read who examines it and until when', async () => {
    await chooseMode(desk, 'Portage salarial');
    await button(phone, 'Refuser le portage salarial').click();
    await expect(nextStep(desk)).toContainText('a refusé le portage salarial');
    await chooseMode(desk, 'Portage salarial', { isFirst: false });
    await acceptMode(phone, 'Accepter le portage salarial');
    for (const page of [desk, phone]) {
      await expect(badge(page)).toHaveText('En attente de portage');
      await expect(nextStep(page)).toContainText('Le portage salarial est examiné par Basoche');
      await expect(nextStep(page)).toContainText(/Réponse attendue avant le .* à \d\d:\d\d/);
    }
  });

  await test.step('the platform rejects it: both read why, and portage is closed', async () => {
    await product.decide({ thread, by: 'staff', command: { type: 'portage/reject', reason } });
    for (const page of [desk, phone]) await expect(conversation(page)).toContainText(reason);
    await expect(nextStep(desk)).toContainText('Choisissez un autre mode de collaboration');
    await button(desk, 'Choisir le mode de collaboration').click();
    const portage = modes(desk).getByRole('radio', { name: 'Portage salarial' });
    await expect(portage).toBeDisabled();
    await expect(modes(desk)).toContainText('Le portage salarial a été refusé pour cette mission.');
    await desk.keyboard.press('Escape');
    await expect(modes(desk)).toBeHidden();
    await expect(button(desk, 'Choisir le mode de collaboration')).toBeFocused();
  });

  await test.step('the partner rejects another, and accepts a third', async () => {
    const second = await threadAt(product, 'portageAccepted');
    for (const page of [desk, phone]) await page.goto(`/messages/${second}`);
    await product.decide({ thread: second, by: 'staff', command: { type: 'portage/validate' } });
    for (const page of [desk, phone]) await expect(nextStep(page)).toContainText('est examiné par ITG');
    await product.decide({ thread: second, by: 'partner', command: { type: 'itg/reject', reason } });
    for (const page of [desk, phone]) {
      await expect(conversation(page)).toContainText('ITG a refusé le portage salarial.');
    }
    await expect(badge(desk)).toHaveText('À vous de choisir un autre mode');
    await expect(badge(phone)).toHaveText('En attente d’acceptation');
    const third = await threadAt(product, 'portageAccepted');
    await product.decide({ thread: third, by: 'staff', command: { type: 'portage/validate' } });
    for (const page of [desk, phone]) await page.goto(`/messages/${third}`);
    await product.decide({ thread: third, by: 'partner', command: { type: 'itg/validate' } });
    for (const page of [desk, phone]) {
      await expect(nextStep(page)).toContainText('ITG doit d’abord configurer son compte de paiement');
    }
  });
});
