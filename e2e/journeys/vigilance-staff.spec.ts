import { expectAccessible } from '../support/axe.ts';
import { browserOn } from '../support/firms.ts';
import { dayIn } from '../support/hearings.ts';
import { looksRight } from '../support/looks-right.ts';
import { pairOf, threadAt } from '../support/modes.ts';
import { makeOffice } from '../support/offices.ts';
import { call } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { blankPdf } from '../support/verification-documents.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Staff change which documents are asked of whom, and withdraw a document that a client reported; a visitor reads how it works. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

const at = (path: string) => ({ path: product.url + path });

test('an administrator asks less of the code du travail and confirms it; a moderator asks more again', async ({
  open,
}) => {
  const desk = await open(browserOn(product, await makeOffice(product, 'admin')));
  const grid = desk.getByRole('region', { name: 'Dossier de vigilance, par prestataire et par document' });
  const name = /Autre indépendant\s*: justificatif d’immatriculation/;
  const card = grid.getByRole('listitem').filter({ hasText: name });
  const dialog = desk.getByRole('dialog', { name });
  const save = dialog.getByRole('button', { name: 'Enregistrer la règle' });
  await visit(desk, at('/admin/regles'));
  await expect(card).toContainText('L’un des documents marqués ainsi suffit');
  await expectAccessible(desk, 'the rules of vigilance');
  await grid.scrollIntoViewIfNeeded();
  await picture(desk, 'demands-desk');

  await test.step('the text of the cell follows the kind of client', async () => {
    await card.getByRole('button', { name: /Modifier ce qui est demandé/ }).click();
    await expect(dialog.getByLabel('Texte dont vient la règle')).toHaveValue(/L\.\s123-36/);
    await dialog.getByLabel('Particulier').check();
    await expect(dialog.getByLabel('Texte dont vient la règle')).toHaveValue(/D\.\s8222-4/);
    await dialog.getByLabel('Client professionnel').check();
  });

  await dialog.getByLabel('Rien n’est demandé').check();
  await dialog.getByLabel('Raison du changement').fill('La loi ne la demande pas aux juristes.');
  await save.click();
  await expect(dialog.getByText(/confirmez que c’est voulu/)).toBeVisible();
  await dialog.getByLabel(/Je confirme demander moins/).check();
  await expectAccessible(desk, 'a document of vigilance');
  await picture(desk, 'demand-dialog-desk');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(card).toContainText('Rien n’est demandé');

  const phone = await open(browserOn(product, await makeOffice(product, 'moderator'), windowSizes.phone));
  const theirs = phone.getByRole('dialog', { name });
  await visit(phone, at('/admin/regles'));
  await phone.getByRole('button', { name: /Modifier ce qui est demandé.*indépendant\s*: justif/ }).click();
  await theirs.getByLabel('Demandé', { exact: true }).check();
  await theirs.getByLabel('Raison du changement').fill('Un avis contraire est venu.');
  await picture(phone, 'demand-dialog-phone');
  await theirs.getByRole('button', { name: 'Enregistrer la règle' }).click();
  await expect(theirs).toHaveCount(0);
  await expect(phone.getByText('Un avis contraire est venu.')).toBeVisible();
  await expectAccessible(phone, 'the rules of vigilance on a phone');
  await phone.getByRole('region', { name: /Dossier de vigilance, par/ }).scrollIntoViewIfNeeded();
  await picture(phone, 'demands-phone');
});

/** Uploads a file of the prestataire, and submits it as the proof of the inscription. */
const submitRegistration = async ({ token }: { token: string }): Promise<void> => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(blankPdf())], { type: 'application/pdf' }), 'Ordre.pdf');
  const sent = await fetch(new URL('/api/vigilance/files', product.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { id } = await sent.json();
  const body = { kind: 'registration', issuedOn: dayIn(0), files: [id] };
  await call(product, 'POST', '/vigilance/documents', { token, body });
};

test('staff withdraw a document that a client reported, and its owner reads why', async ({ open }) => {
  const { company, jurist } = await pairOf(product);
  const thread = await threadAt(product, 'choosing');
  await submitRegistration(jurist);
  const { id: caseID } = await call<{ id: string }>(product, 'POST', `/messagerie/signal/thread/${thread}`, {
    token: company.token,
    body: { reason: 'Son justificatif porte le nom d’un autre.', category: 'other' },
  });
  const moderator = await makeOffice(product, 'moderator');
  const { id } = await call<{ id: string }>(product, 'POST', '/admin/readings', {
    token: moderator.token,
    body: { because: 'report', caseID, reason: 'Le justificatif est mis en doute.' },
  });
  const desk = await open(browserOn(product, moderator));
  const reason = 'Ce justificatif porte le nom d’une autre personne.';

  await test.step('the sums stand on the overview', async () => {
    await visit(desk, at('/admin'));
    const sums = desk.getByRole('region', { name: 'Dossiers de vigilance' });
    await expect(sums).toContainText('1 à jour');
    await looksRight(desk, 'vigilance-sums');
  });

  await test.step('the document is read and withdrawn with a reason', async () => {
    await visit(desk, at(`/admin/lectures/${id}`));
    await desk.getByRole('button', { name: 'Voir le dossier de vigilance' }).click();
    const list = desk.getByRole('list', { name: 'Documents de vigilance' });
    await expect(list).toContainText('Justificatif d’immatriculation');
    const saved = desk.waitForEvent('download');
    await list.getByRole('button', { name: /Ouvrir le fichier 1/ }).click();
    expect((await saved).suggestedFilename()).not.toContain('Ordre');
    await looksRight(desk, 'vigilance-examined');
    await list.getByRole('button', { name: /Retirer/ }).click();
    const dialog = desk.getByRole('dialog', { name: 'Retirer ce document' });
    await dialog.getByRole('button', { name: 'Retirer le document' }).click();
    await expect(dialog.getByText(/Écrivez la raison du retrait/)).toBeVisible();
    await dialog.getByLabel('Motif du retrait').fill(reason);
    await expectAccessible(desk, 'before a document is withdrawn');
    await picture(desk, 'vigilance-withdraw-desk');
    await dialog.getByRole('button', { name: 'Retirer le document' }).click();
    await expect(desk.getByText('Aucun document ne compte.')).toBeVisible();
  });

  await test.step('its owner is told why', async () => {
    const { text } = await product.mailbox.next(jurist.email, 'de votre dossier de vigilance');
    expect(text).toContain(reason);
  });
});

test('a company reads how Basoche helps it, and the chapter of the help', async ({ open }) => {
  const page = await open(browserOn(product, null));
  await visit(page, at('/entreprises'));
  await page.getByText('Basoche nous aide-t-il à tenir le devoir de vigilance').click();
  await page.getByRole('link', { name: 'Comment marche le dossier de vigilance' }).click();
  await expect(page.getByRole('heading', { name: 'Dossier de vigilance' })).toBeInViewport();
  for (const asked of ['Quels documents, et où les obtenir', 'Qui lit mes documents'])
    await page.getByText(asked).click();
  await expect(page.getByText('Vous déposez chaque document une fois')).toBeHidden();
  await looksRight(page, 'vigilance-help');
});
