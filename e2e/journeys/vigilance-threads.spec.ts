import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn } from '../support/firms.ts';
import { dayIn } from '../support/hearings.ts';
import { applyToMission, call, type Member, makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { acceptMode, button, nextStep } from '../support/thread.ts';
import { blankPdf } from '../support/verification-documents.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** A mode of 5,200 € waits for the file of its prestataire, which both read in the thread (rules §12). */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  await worlds.of(file);
  product = await worlds.another({ VIGILANCE: 'ask' });
});

const aProposal = async () => {
  const client = await makeMember(product, 'company', 'Maison Delcourt');
  const jurist = await makeMember(product, 'employee', 'Thomas Kervella');
  const mission = await makeMission(product, client, 'Audit des baux commerciaux');
  const thread = await applyToMission(product, jurist, mission, 5_200);
  for (const path of ['action/price/accept', 'action/choose/direct'])
    await call(product, 'POST', `/messagerie/${path}/${thread}`, { token: client.token, body: {} });
  return { client, jurist, thread };
};

const submit = async ({ token }: Member, kind: string, more: object): Promise<void> => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(blankPdf())], { type: 'application/pdf' }), 'Document.pdf');
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(new URL('/api/vigilance/files', product.url), {
    method: 'POST',
    headers,
    body: form,
  });
  const { id } = await sent.json();
  const body = { kind, issuedOn: dayIn(0), files: [id], ...more };
  await call(product, 'POST', '/vigilance/documents', { token, body });
};

const submitAll = async (jurist: Member): Promise<void> => {
  await submit(jurist, 'contributions', { securityCode: 'AB12CD34EF', businessNumber: '732829320' });
  await submit(jurist, 'registration', {});
  await submit(jurist, 'foreignWorkers', {});
};

const openDetails = async (page: Page): Promise<void> => {
  const more = page.getByRole('button', { name: 'Détails de la candidature' });
  if (await more.isVisible()) await more.click();
};

/** The part of the thread's details about the file that the client holds. */
const heldFile = (page: Page) =>
  page
    .locator('section:not([role])')
    .filter({ has: page.getByRole('heading', { name: 'Dossier de vigilance' }) })
    .filter({ visible: true });

const pressWithKeyboard = async (page: Page, control: Locator): Promise<void> => {
  await control.focus();
  await page.keyboard.press('Enter');
};

for (const size of ['desk', 'phone'] as const) {
  test(`a mode waits for the file, and is accepted once it is complete (${size})`, async ({ open }) => {
    const { client, jurist, thread } = await aProposal();
    const as = (person: Member) => open(browserOn(product, person, windowSizes[size]));
    const at = { path: `${product.url}/messages/${thread}` };
    const theirs = await as(jurist);
    const ours = await as(client);
    const accept = 'Accepter la relation directe';

    await test.step('the prestataire reads which documents are missing; the button is off', async () => {
      await visit(theirs, at);
      await expect(nextStep(theirs)).toContainText('Complétez votre dossier de vigilance pour accepter');
      await expect(nextStep(theirs)).toContainText(/Il manque votre attestation de vigilance/);
      await expect(button(theirs, accept)).toHaveAttribute('aria-disabled', 'true');
      await expect(nextStep(theirs).getByRole('link', { name: 'Compléter mon dossier' })).toBeVisible();
      await expectAccessible(theirs, 'a mode that waits for a file');
      await picture(theirs, `vigilance-thread-candidate-${size}`);
    });

    await test.step('the client reads that the file is being completed, and not what is missing', async () => {
      await visit(ours, at);
      await expect(nextStep(ours)).toContainText('complète son dossier de vigilance');
      await expect(ours.getByText(/Il manque/)).toHaveCount(0);
      await picture(ours, `vigilance-thread-client-${size}`);
    });

    await submitAll(jurist);
    await visit(theirs, at);
    await acceptMode(theirs, accept);
    await expect(nextStep(theirs)).not.toContainText('dossier de vigilance');

    await visit(ours, at);
    await openDetails(ours);
    const file = heldFile(ours);
    await expect(file).toContainText(/Dossier complet jusqu’au/);
    await expect(file.getByRole('list', { name: 'Documents du dossier' }).getByRole('listitem')).toHaveCount(
      3,
    );
    await expectAccessible(ours, 'the file of a prestataire in a thread');
    await file.evaluate((element) => element.scrollIntoView());
    await picture(ours, `vigilance-thread-held-${size}`);

    await test.step('the client downloads it there and verifies its code, by keyboard', async () => {
      const saving = ours.waitForEvent('download');
      await pressWithKeyboard(ours, file.getByRole('button', { name: /^Télécharger le dossier/ }));
      expect((await saving).suggestedFilename()).toMatch(/^Dossier de vigilance Thomas Kervella .*\.zip$/);
      await expect(file).toContainText('Téléchargé le');
      await expect(file).toContainText('AB12CD34EF');
      await expect(file.getByRole('link', { name: 'Vérifier le code' })).toHaveAttribute(
        'href',
        /urssaf\.fr/,
      );
      await pressWithKeyboard(ours, file.getByRole('button', { name: /^J’ai vérifié/ }));
      await expect(file).toContainText('Code vérifié le');
      // The pressed button is gone: the focus stays in the file.
      await expect(file.locator(':focus')).toHaveCount(1);
      await expectAccessible(ours, 'a file that was collected in a thread');
      await file.evaluate((element) => element.scrollIntoView());
      await picture(ours, `vigilance-thread-collected-${size}`);
    });
  });
}
