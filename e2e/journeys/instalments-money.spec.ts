import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn } from '../support/firms.ts';
import { release } from '../support/instalments.ts';
import { buyerDetails, issuerDetails } from '../support/invoices.ts';
import { looksRight } from '../support/looks-right.ts';
import { makePayable, payDeposit } from '../support/payments.ts';
import { call, type Member, makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { button, nextStep } from '../support/thread.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Money of a mission in instalments, as its parties read it: payments, statement, invoices. */

let product: Product;
let company: Member;
let jurist: Member;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
  company = await makeMember(product, 'company', 'Maison Delcourt');
  jurist = await makeMember(product, 'employee', 'Camille Aubry');
  await makePayable(product, jurist);
});

const gives = ({ token }: Member, command: string, thread: string) =>
  call(product, 'POST', `/messagerie/${command}/${thread}`, { token, body: {} });

/** A thread of 500 € in two instalments, in this mode. */
const threadIn = async (mode: 'direct' | 'funds', title: string): Promise<string> => {
  const missionID = await makeMission(product, company, title);
  const instalments = [
    { title: 'Audit des contrats', sum: 300, days: null },
    { title: 'Rapport et recommandations', sum: 200, days: null },
  ];
  const { id } = await call<{ id: string }>(product, 'POST', '/missions/postulate', {
    token: jurist.token,
    body: { missionID, offer: 500, tvaApplicable: true, pricing: { kind: 'instalments', instalments } },
  });
  await gives(company, 'action/price/accept', id);
  await gives(company, `action/choose/${mode}`, id);
  await gives(jurist, `action/${mode}/accept`, id);
  return id;
};

test('both read of which instalment each payment is, on a phone and a desk', async ({ open }) => {
  const thread = await threadIn('funds', 'Audit des contrats de distribution');
  await payDeposit(product, thread, company);
  await gives(company, 'mission/validate', thread);
  await release(product, thread);
  const pages = await Promise.all(
    [jurist, company].map(async (member) => [member, await open(browserOn(product, member))] as const),
  );
  const [first, second] = [/Tranche\s1 sur 2/, /Tranche\s2 sur 2/];
  for (const [member, page] of pages) {
    await page.goto(`${product.url}/paiements`);
    const cards = page.getByRole('article');
    const awaited = cards.filter({ hasText: second });
    await expect(awaited).toContainText(/240\s€/);
    await expect(cards.filter({ hasText: first })).toContainText(member === jurist ? /360\s€/ : /378\s€/);
    await looksRight(page, `instalments-payments-of-${member === jurist ? 'candidate' : 'creator'}`);
  }
  await payDeposit(product, thread, company);
  for (const [member, page] of pages) {
    await page.goto(`${product.url}/messages/${thread}/releve`);
    const rows = page.getByRole('row');
    await expect(rows.filter({ hasText: second })).toHaveCount(1);
    await expect(rows.filter({ hasText: first })).not.toHaveCount(0);
    await looksRight(page, `instalments-statement-of-${member === jurist ? 'candidate' : 'creator'}`);
  }
});

/** Fills in the details of one party in the dialog: the first is the issuer. */
const fill = async (
  page: Page,
  at: 0 | 1,
  details: typeof issuerDetails | typeof buyerDetails,
): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Émettre la facture' });
  const labels = {
    legalName: 'Nom ou dénomination sociale',
    legalForm: 'Forme juridique',
    address: 'Adresse',
    zipCode: 'Code postal',
    city: 'Ville',
    businessNumber: 'SIREN ou SIRET',
    vatNumber: 'Numéro de TVA intracommunautaire',
  };
  const given = new Map<string, string | number>(Object.entries(details));
  for (const [field, label] of Object.entries(labels)) {
    const value = given.get(field);
    if (value !== undefined) await dialog.getByLabel(label).nth(at).fill(String(value));
  }
};

for (const [where, viewport] of Object.entries(windowSizes)) {
  test(`a candidate invoices one instalment after the other, on a ${where}`, async ({ open }) => {
    const thread = await threadIn('direct', `Suivi du contentieux, sur un ${where}`);
    await gives(company, 'mission/validate', thread);
    const page = await open({ ...browserOn(product, jurist), viewport });
    await page.goto(`${product.url}/messages/${thread}`);
    const dialog = page.getByRole('dialog', { name: 'Émettre la facture' });
    const unfold = async () => {
      const more = nextStep(page).getByRole('button', { name: 'Lire la suite' });
      await expect(button(page, 'Émettre la facture').or(more).first()).toBeVisible();
      if (!(await button(page, 'Émettre la facture').isVisible())) await more.click();
    };
    await unfold();
    await expect(nextStep(page)).toContainText(/facturer la tranche\s1 sur 2/);
    await button(page, 'Émettre la facture').click();
    await expect(dialog).toContainText(/Tranche\s1 sur 2\s: Audit des contrats/);
    await expect(dialog).toContainText(/Total TTC360\s€/);
    await expectAccessible(page, 'the invoice of an instalment');
    await picture(page, `instalments-invoice-${where}`);
    await fill(page, 0, issuerDetails);
    await fill(page, 1, buyerDetails);
    await dialog.getByRole('button', { name: 'Émettre la facture' }).click();
    await expect(dialog).toBeHidden();

    await expect(nextStep(page)).toContainText(/facturer la tranche\s2 sur 2/);
    await expect(nextStep(page)).toContainText(/Facture BAS-\d{4}-\d{4} · Tranche\s1 sur 2/);
    await unfold();
    await button(page, 'Émettre la facture').click();
    await expect(dialog).toContainText(/Tranche\s2 sur 2\s: Rapport et recommandations/);
    await expect(dialog).toContainText(/Total TTC240\s€/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await picture(page, `instalments-invoiced-${where}`);
    await page.goto(`${product.url}/parametres/factures`);
    await expect(page.getByRole('article').filter({ hasText: /Tranche\s1 sur 2/ })).not.toHaveCount(0);
    await picture(page, `instalments-invoices-${where}`);
  });
}
