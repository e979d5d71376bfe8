import { looksRight } from '../support/looks-right.ts';
import { pairOf } from '../support/modes.ts';
import { call, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { button, conversation } from '../support/thread.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** The client of a mission says which kinds of price they prefer; a candidate reads it, and may propose another one. */

test('a client prefers a price by day; a candidate proposes a flat one, and after a refusal the day comes first', async ({
  open,
  product,
}) => {
  const { company, jurist } = await pairOf(product);
  const title = 'Renfort d’une direction juridique';
  const missionID = await makeMission(product, company, title);
  const desk = await open({ as: company, viewport: windowSizes.desk });

  await test.step('the form of a mission asks for no choice, and keeps the one that is made', async () => {
    await desk.goto(`/manage/missions/update/${missionID}`);
    const kinds = desk.getByRole('group', { name: 'Façons de fixer le prix' });
    await expect(kinds.getByRole('checkbox')).toHaveCount(5);
    await expect(kinds.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await kinds.getByRole('checkbox', { name: 'Prix à l’heure' }).check();
    await kinds.getByRole('checkbox', { name: 'Prix par jour' }).check();
    await looksRight(desk, 'preferred-form');
    await desk.setViewportSize(windowSizes.desk);
    await desk.getByRole('button', { name: 'Modifier la mission' }).click();
    await expect(desk).toHaveURL(/\/manage\/missions$/);
    await desk.goto(`/manage/missions/create?copie=${missionID}`);
    await expect(kinds.getByRole('checkbox', { checked: true })).toHaveCount(2);
  });

  const page = await open({ as: jurist, viewport: windowSizes.phone });
  const first = (name: string) => page.getByRole('dialog', { name }).getByRole('radio').first();

  await test.step('the page says it, and the dialog offers it first', async () => {
    await page.goto(`/consult/missions/${missionID}`);
    await expect(page.getByRole('main')).toContainText('Préférence du clientPrix par jour ou prix à l’heure');
    await looksRight(page, 'preferred-mission');
    await page.setViewportSize(windowSizes.phone);
    await page.getByRole('button', { name: 'Postuler à la mission' }).click();
    await expect(first('Proposer un prix')).toBeChecked();
    await expect(first('Proposer un prix')).toHaveAccessibleName(/^Prix par jour \(préféré par le client\)/);
    await expect(page.getByText('c’est ce que le client préfère')).toHaveCount(0);
  });

  await test.step('another kind may be proposed, and the dialog says which the client prefers', async () => {
    const dialog = page.getByRole('dialog', { name: 'Proposer un prix' });
    await dialog.getByRole('radio', { name: /Prix forfaitaire/ }).check();
    await expect(
      dialog.getByRole('status').filter({ hasText: 'c’est ce que le client préfère' }),
    ).toContainText('Prix par jour ou prix à l’heure\u202f:');
    await looksRight(page, 'preferred-dialog');
    await dialog.getByLabel(/Votre prix/).fill('700');
    await dialog.getByRole('button', { name: 'Envoyer ma proposition' }).click();
    await expect(page).toHaveURL(/\/messages\//);
    await expect(conversation(page)).toContainText(/700\s€\sHT/);
  });

  await test.step('after a refusal the preferred kind comes first in the thread', async () => {
    const thread = new URL(page.url()).pathname.split('/').at(-1);
    await call(product, 'POST', `/messagerie/action/price/refuse/${thread}`, {
      token: company.token,
      body: {},
    });
    await button(page, 'Proposer un nouveau prix').click();
    await expect(first('Proposer un nouveau prix')).toBeChecked();
    await expect(first('Proposer un nouveau prix')).toHaveAccessibleName(
      /^Prix par jour \(préféré par le client\)/,
    );
    await looksRight(page, 'preferred-thread');
  });
});
