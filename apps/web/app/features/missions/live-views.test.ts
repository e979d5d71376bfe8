import { expect, it } from 'vitest';
import { viewed } from './live-views.ts';

const mission = { id: 'a', title: 'Relecture d’un bail', views: 4 };

it('a mission on screen takes the number of views that comes for it, and never a lower one', () => {
  expect(viewed(mission, { missionID: 'a', views: 5 })).toEqual({ ...mission, views: 5 });
  expect(viewed(mission, { missionID: 'a', views: 3 })).toBe(mission);
  expect(viewed(mission, { missionID: 'b', views: 9 })).toBe(mission);
});
