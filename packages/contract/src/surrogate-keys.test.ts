import { expect, it } from 'vitest';
import { routes } from './routes.ts';
import { keyOfId, keysOfCall } from './surrogate-keys.ts';

const [mission, creator] = ['0198c2f4-0000-7000-8000-00000000000a', '0198c2f4-0000-7000-8000-00000000000b'];

it('a call shows the ids of its address, even where it refuses, and those of its answer', () => {
  expect(keysOfCall(`/api/missions/single/${mission}`, '{"code":"NOT_FOUND"}')).toEqual([keyOfId(mission)]);
  const answer = JSON.stringify({ id: mission, creatorID: creator, creatorPictureURL: `/photos/${creator}` });
  expect(keysOfCall(`/api/missions/single/${mission}`, answer)).toEqual(['00000000000a', '00000000000b']);
  expect(keysOfCall(`/api/missions/others/${mission}`, JSON.stringify([{ id: creator }]))).toHaveLength(2);
});

it('a list shows its topic as well', () => {
  expect(keysOfCall('/api/missions?sort=price', '[]')).toEqual(['missions']);
  expect(keysOfCall('/api/users/members/list', JSON.stringify([{ id: creator }]))).toEqual([
    'members',
    keyOfId(creator),
  ]);
  expect(keysOfCall('/api/news/un-article/next', '[]')).toEqual(['news']);
  expect(keysOfCall('/api/jobs/others/none', '[]')).toEqual([]);
});

it('each list that anybody reads, page by page, has a topic', () => {
  const lists = routes.filter(
    ({ access, method, paged }) => access.who === 'anyone' && method === 'GET' && paged,
  );
  expect(lists.length).toBeGreaterThan(3);
  for (const { name, path } of lists) expect(keysOfCall(`/api${path}`, ''), name).toHaveLength(1);
});
