import type { Route } from '@playwright/test';
import { joinedBy } from '../support/joined-socket.ts';
import { card } from '../support/mission-form.ts';
import { applyToMission, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';

test('an application that comes while the creator’s list is first read is on the list', async ({
  open,
  product,
}) => {
  const company = await makeMember(product, 'company', 'Maison Delcourt');
  const jurist = await makeMember(product, 'employee', 'Camille Aubry');
  const title = 'Relecture de baux commerciaux';
  const mission = await makeMission(product, company, title);
  const page = await open({ as: company });
  const read = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  let readAgain: Promise<unknown> | undefined;
  const hold = async (route: Route) => {
    const response = await route.fetch();
    read.resolve();
    await told.promise;
    // Another part of the page reads again for the same event.
    await readAgain;
    await route.fulfill({ response });
  };
  await page.route(new RegExp(`/api/missions/${company.id}\\?`), hold, { times: 1 });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (payload.toString().includes('newAction')) told.resolve();
    }),
  );
  const joined = joinedBy(page);
  await page.goto('/manage/missions');
  await read.promise;
  await joined;
  readAgain = page.waitForRequest(/\/api\/auth\/me$/);
  await applyToMission(product, jurist, mission, 640);
  await expect(card(page, title).getByRole('link', { name: '1 candidature 1 nouvelle' })).toBeVisible();
});
