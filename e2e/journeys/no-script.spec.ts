import { expect, test } from '../support/test.ts';

/** The public pages without JavaScript: an old phone, a strict company network, a page still loading. */

test.use({ javaScriptEnabled: false });

test('a phone has the menu, and each list the page of its filters', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Offres d’emploi').click();
  await expect(page).toHaveURL(/\/consult\/emplois$/);

  for (const { path, title, choices, kept } of [
    {
      path: '/consult/emplois',
      title: 'Filtrer les offres',
      choices: ['CDI', 'Présentiel'],
      kept: /contractType=CDI&modality=onPlace/,
    },
    {
      path: '/consult/customers/missions',
      title: 'Filtrer les missions',
      choices: ['Audit'],
      kept: /nature=audit/,
    },
    {
      path: '/members',
      title: 'Filtrer les membres',
      choices: ['Entreprises et cabinets', 'Profils vérifiés seulement', 'Inscriptions vérifiées seulement'],
      kept: /kind=COMPANY&.*verified=true&inscribed=true/,
    },
    { path: '/users', title: 'Filtrer les membres', choices: ['Disponible'], kept: /availability=AVAILABLE/ },
  ]) {
    await page.goto(`${path}?q=bail`);
    await page.getByRole('button', { name: 'Filtres' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    for (const name of choices) await page.getByRole('checkbox', { name, exact: true }).check();
    await page.getByRole('button', { name: 'Appliquer' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?q=bail.*`));
    await expect(page).toHaveURL(kept);
    await expect(page.getByRole('link', { name: /^Retirer le filtre/ })).toHaveCount(choices.length + 1);
  }
});
