import type { Page } from '@playwright/test';
import { browserOn, makeFirm } from '../support/firms.ts';
import { applyToMission, makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { picture } from '../support/window-sizes.ts';

/** Screens offer a person of a firm what their role may do, and nothing else. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

const at = (path: string) => ({ path: product.url + path });

/** Calls of a page that are refused for its role. */
const refusedOn = (page: Page): readonly string[] => {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(`${answer.request().method()} ${answer.url()}`);
  });
  return refused;
};

const changes =
  /^(Publier une mission|Modifier|Dupliquer|Archiver|Postuler|Écrire|Enregistrer cette recherche|Inviter|Favori\s*:)/;

/** The preview of a mission shows the button that candidates see. */
const seenByCandidates = (path: string, text: string) => /preview/.test(path) && /^Postuler/.test(text);

for (const role of ['reader', 'finance'] as const) {
  test(`a person with the role ${role} sees publications, and no button that changes them`, async ({
    open,
  }) => {
    const { firm, colleague } = await makeFirm(product, role);
    const jurist = await makeMember(product, 'employee', 'Karim Saïdi');
    const mission = await makeMission(product, firm, 'Relecture de conditions générales');
    await applyToMission(product, jurist, mission, 780);
    const other = await makeMember(product, 'company', 'Comptoir Delmas');
    const foreign = await makeMission(product, other, 'Note sur un bail');
    const page = await open(browserOn(product, colleague));
    const refused = refusedOn(page);
    const main = page.getByRole('main');
    const found: string[] = [];
    for (const path of [
      `/manage/missions?pour=${firm.id}`,
      `/manage/missions/preview/${mission}`,
      `/consult/missions/${foreign}`,
      `/consult/missions/${mission}`,
      '/consult/missions',
      '/consult/emplois',
      '/manage/emplois',
      '/members',
      `/entreprises/${firm.id}`,
      `/users/${jurist.id}`,
      ...(role === 'reader' ? ['/accueil', `/manage/missions/${mission}`] : []),
    ]) {
      await visit(page, at(path));
      const buttons = await main
        .getByRole('button')
        .or(main.getByRole('link'))
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));
      const offered = buttons.filter((text) => changes.test(text) && !seenByCandidates(path, text));
      found.push(...offered.map((text) => `${path}: ${text}`));
      await picture(page, `roles-${role}-${path.split(/[/?]/).slice(1, 3).join('-')}`);
    }
    expect({ found, refused }).toEqual({ found: [], refused: [] });
  });
}

test('a note on a favourite says that the team reads it, and one’s own that nobody else does', async ({
  open,
}) => {
  const { firm, colleague } = await makeFirm(product);
  await makeMember(product, 'employee', 'Gaspard Lenoir');
  const jurist = await makeMember(product, 'employee', 'Solène Marchand');
  const keep = async (page: Page, help: string) => {
    const name = 'Gaspard Lenoir';
    await page.getByRole('button', { name: `Favori : ${name}` }).click();
    await page.getByRole('button', { name: new RegExp(`^Note (de l’équipe|privée) sur ${name}`) }).click();
    await expect(page.getByRole('dialog').getByText(help)).toBeVisible();
  };
  const forFirm = await open(browserOn(product, colleague));
  await visit(forFirm, at(`/members?q=Gaspard&pour=${firm.id}`));
  await keep(forFirm, 'Toute votre équipe la lit');
  const forOneself = await open(browserOn(product, jurist));
  await visit(forOneself, at('/members?q=Gaspard'));
  await keep(forOneself, 'Personne d’autre ne la lit');
});
