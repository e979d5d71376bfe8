import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { makeOffice } from '../support/offices.ts';
import { expect, test } from '../support/test.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Writing the news: an article from its creation to its withdrawal. */

test.beforeAll(async ({ worlds }, { file }) => {
  const product = await worlds.of(file);
  await product.command('news', 'install');
});

const photo = async () => ({
  name: 'couverture.jpg',
  mimeType: 'image/jpeg',
  buffer: await readFile(
    new URL('../../apps/web/public/actualites/clause-de-non-concurrence.jpeg', import.meta.url),
  ),
});

const isSaved = (page: Page) => expect(page.getByText(/^Enregistré à/)).toBeVisible();
const blocks = (page: Page) => page.locator('[data-block] h3');
const confirm = async (page: Page, name: string, dialog = page.getByRole('dialog')) => {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
};

test('an editor writes an article, looks at it, has it come out, corrects it and takes it back', async ({
  open,
  product,
}) => {
  const desk = await open({ as: await makeOffice(product, 'editor') });
  const visitor = await open();
  const title = 'Le préavis de rupture, en cinq questions';
  const address = '/blog/article/le-preavis-de-rupture-en-cinq-questions';

  await test.step('an editor comes in by the articles, and begins one', async () => {
    await desk.goto('/admin');
    await expect(desk).toHaveURL(/\/admin\/articles$/);
    await expect(desk.getByRole('table')).toContainText('Clause de non-concurrence');
    await expectAccessible(desk, 'the articles');
    await picture(desk, 'news-list-desk');
    await desk.getByRole('button', { name: 'Nouvel article' }).click();
    await expect(desk).toHaveURL(/\/admin\/articles\/[0-9a-f-]{36}$/);
    await expect(desk.getByText('Donnez un titre.')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Publier maintenant' })).toBeDisabled();
  });

  await test.step('the article has a head and blocks of each kind', async () => {
    await desk.getByRole('textbox', { name: 'Titre', exact: true }).fill(title);
    await expect(desk.getByRole('textbox', { name: 'Adresse' })).toHaveValue(address.replace(/.*\//, ''));
    await desk.getByRole('combobox', { name: 'Auteur' }).selectOption({ label: 'Yasmine Benali' });
    await desk.getByRole('textbox', { name: 'Chapô' }).click();
    await desk.keyboard.type('Ce qui est dû, et quand.');
    await desk
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photo());
    await desk.getByRole('textbox', { name: 'Description de l’image' }).fill('Une porte de sortie');

    await desk.getByRole('button', { name: 'Titre de section' }).click();
    await desk.keyboard.type('Le principe');
    await desk.getByRole('button', { name: 'Texte', exact: true }).click();
    const text = desk.locator('[data-block]').filter({ has: desk.getByRole('heading', { name: /Texte/ }) });
    await expect(text.getByRole('textbox', { name: 'Texte' })).toBeFocused();
    await desk.keyboard.type('Le préavis est ');
    await desk.keyboard.press('Control+b');
    await desk.keyboard.type('dû');
    await desk.keyboard.press('Control+b');
    await desk.keyboard.type(', sauf faute grave. ');
    await text.getByRole('button', { name: 'Lien', exact: true }).click();
    const link = desk.getByRole('dialog', { name: 'Lien' });
    await link.getByRole('textbox').fill('javascript:alert(1)');
    await link.getByRole('button', { name: 'Poser le lien' }).click();
    await expect(link).toContainText('Donnez une adresse https://');
    await link.getByRole('textbox').fill('legifrance.gouv.fr');
    await desk.keyboard.press('Enter');
    await desk.getByRole('button', { name: 'Citation', exact: true }).click();
    await desk.keyboard.type('Nul n’est tenu à l’impossible.');
    await desk.getByRole('button', { name: 'Image', exact: true }).click();
    const image = desk.locator('[data-block]').last();
    await image.locator('input[type=file]').setInputFiles(await photo());
    await image.getByRole('textbox', { name: 'Description de l’image' }).fill('Un calendrier');
    await expect(desk.getByText('L’article est complet.')).toBeVisible();
    await isSaved(desk);
  });

  await test.step('blocks are put in order with the keyboard alone', async () => {
    await expect(blocks(desk)).toHaveText(['1. Titre de section', '2. Texte', '3. Citation', '4. Image']);
    await tabTo(desk, desk.getByRole('button', { name: 'Monter\u202f: Bloc 4, image' }));
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Bloc 4, image déplacé, position 3 sur 4.')).toBeVisible();
    // The button moves with its block and keeps the focus.
    await expect(desk.getByRole('button', { name: 'Monter\u202f: Bloc 3, image' })).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(blocks(desk)).toHaveText(['1. Titre de section', '2. Image', '3. Texte', '4. Citation']);
    await isSaved(desk);
    await expectAccessible(desk, 'the writing of an article');
    await picture(desk, 'news-writing-desk');
    await desk.setViewportSize(windowSizes.phone);
    await picture(desk, 'news-writing-phone');
    await desk.setViewportSize(windowSizes.desk);
  });

  await test.step('what was written is there again, and is seen as readers will, by staff alone', async () => {
    await desk.reload();
    await expect(blocks(desk)).toHaveText(['1. Titre de section', '2. Image', '3. Texte', '4. Citation']);
    await desk.getByRole('link', { name: 'Prévisualiser' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(desk.getByRole('link', { name: 'legifrance.gouv.fr' })).toHaveAttribute(
      'href',
      'https://legifrance.gouv.fr',
    );
    await expect(desk.getByRole('img', { name: 'Un calendrier' })).toBeVisible();
    await expect(desk.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(desk, 'the preview of an article');
    await picture(desk, 'news-preview-desk');
    expect((await visitor.goto(address))?.status()).toBe(404);
    await desk.getByRole('link', { name: 'Revenir à l’écriture' }).click();
  });

  await test.step('it is scheduled, and comes out at once instead', async () => {
    await desk.getByRole('button', { name: 'Programmer', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: 'Programmer l’article' });
    await expectAccessible(desk, 'the time of an article');
    await picture(desk, 'news-schedule-desk');
    await dialog.getByLabel('Jour').fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Programmer' }).click();
    await expect(dialog).toContainText('Choisissez un moment à venir.');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel('Jour').fill(tomorrow);
    await dialog.getByLabel('Heure').fill('23:30');
    await dialog.getByRole('button', { name: 'Programmer' }).click();
    await expect(desk.getByText(/Sortira de lui-même le .* à 23:30/)).toBeVisible();
    expect((await visitor.goto(address))?.status()).toBe(404);
    await confirm(desk, 'Publier maintenant');
    await expect(desk.getByText(/En ligne depuis le/)).toBeVisible();
    await expect(desk.getByRole('textbox', { name: 'Adresse' })).toHaveAttribute('readonly', '');
  });

  await test.step('a visitor finds it and reads it, pictures and all', async () => {
    await visitor.goto('/blog');
    await visitor.getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const name of ['Une porte de sortie', 'Un calendrier']) {
      const image = visitor.getByRole('img', { name });
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
    await expect(visitor.getByText('dû', { exact: true })).toHaveCSS('font-weight', '700');
    await picture(visitor, 'news-published-desk');
  });

  await test.step('it is corrected, and says so', async () => {
    await desk.getByRole('textbox', { name: 'Titre', exact: true }).fill(`${title} (2026)`);
    await expect(desk.getByText('Des modifications ne sont pas encore publiées.')).toBeVisible();
    await isSaved(desk);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    await desk.getByRole('button', { name: 'Publier la correction' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Publier la correction' });
    await dialog.getByRole('textbox').fill('L’année est ajoutée au titre.');
    await expectAccessible(desk, 'the correction of an article');
    await dialog.getByRole('button', { name: 'Publier la correction' }).click();
    await expect(desk.getByText('La correction est publiée.')).toBeVisible();
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title} (2026)`, {
        timeout: 5_000,
      });
    }).toPass();
    await expect(visitor.getByText('L’année est ajoutée au titre.')).toBeVisible();
  });

  await test.step('it is taken back, and its address says that it was there', async () => {
    await confirm(desk, 'Retirer');
    await expect(desk.getByRole('button', { name: 'Publier de nouveau' })).toBeVisible();
    // A rendered page is cached for a moment.
    await expect.poll(async () => (await visitor.request.get(address)).status()).toBe(410);
    await desk.getByRole('link', { name: 'Articles', exact: true }).first().click();
    await desk.getByRole('combobox', { name: 'État' }).selectOption({ label: 'Retiré' });
    await expect(desk.getByRole('table')).toContainText(`${title} (2026)`);
  });
});

test('two who write at once lose nothing', async ({ open, product }) => {
  const one = await open({ as: await makeOffice(product, 'editor') });
  const other = await open({ as: await makeOffice(product, 'admin') });
  await one.goto('/admin/articles');
  await one.getByRole('button', { name: 'Nouvel article' }).click();
  await expect(one.getByText('Donnez un titre.')).toBeVisible();
  await other.goto(one.url());
  await other.getByRole('textbox', { name: 'Titre', exact: true }).fill('Écrit par une autre');
  await isSaved(other);
  await one.getByRole('textbox', { name: 'Titre', exact: true }).fill('Écrit par moi');
  await expect(one.getByText('Cet article a été modifié ailleurs')).toBeVisible();
  await expectAccessible(one, 'two who write at once');
  await picture(one, 'news-conflict-desk');
  const first = one.url();
  await one.getByRole('button', { name: 'Garder la mienne dans un autre article' }).click();
  await expect(one).not.toHaveURL(first);
  await expect(one.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue('Écrit par moi');
  await other.reload();
  await expect(other.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue('Écrit par une autre');
});

test('who signs articles is added, and a moderator is told that none of it is theirs', async ({
  open,
  product,
}) => {
  const desk = await open({ as: await makeOffice(product, 'editor') });
  await desk.goto('/admin/auteurs');
  await expect(desk.getByRole('list', { name: 'Auteurs' })).toContainText('Yasmine Benali');
  await picture(desk, 'news-authors-desk');
  await desk.getByRole('button', { name: 'Ajouter un auteur' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Ajouter un auteur' });
  await dialog.getByRole('textbox', { name: 'Nom' }).fill('Rose Tellier');
  await expectAccessible(desk, 'an author');
  await picture(desk, 'news-author-desk');
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const rose = desk.getByRole('listitem').filter({ hasText: 'Rose Tellier' });
  await expect(rose).toContainText('0 article');
  await rose.getByRole('button', { name: 'Supprimer Rose Tellier' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(rose).toHaveCount(0);
  await desk.getByRole('link', { name: /^Universités/ }).click();
  await expect(desk.getByRole('list', { name: 'Universités' })).toContainText('Université de Mirebourg');
  await expectAccessible(desk, 'the universities');

  const moderator = await open({ as: await makeOffice(product, 'moderator') });
  await moderator.goto('/admin/articles');
  await expect(moderator.getByText('Les articles sont l’affaire des rédacteurs')).toBeVisible();
  await expect(moderator.getByRole('link', { name: 'Articles' })).toHaveCount(0);
  await desk.goto('/admin/verifications');
  await desk.getByRole('link', { name: 'Aller aux articles' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
});
