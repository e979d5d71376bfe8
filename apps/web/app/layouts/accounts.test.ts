import { expect, test } from 'vitest';
import { accountsOf } from './accounts.ts';

const firmID = '0199a4e2-0000-7000-8000-00000000000f';
const firm = { firmID, name: 'Verdelune Industries', role: 'manager' } as const;
const person = { id: '0199a4e2-0000-7000-8000-0000000000aa', name: 'Yasmine Benali' };

test('a person may act for themselves and for each of their firms, and for one at a time', () => {
  const own = { firm: null, name: 'Mon compte (Yasmine Benali)', role: null };
  const ofFirm = { firm: firmID, name: 'Verdelune Industries', role: 'manager' };
  expect(accountsOf({ person, acting: null, firms: [firm] })).toEqual([
    { ...own, isCurrent: true },
    { ...ofFirm, isCurrent: false },
  ]);
  expect(accountsOf({ person, acting: firm, firms: [firm] })).toEqual([
    { ...own, isCurrent: false },
    { ...ofFirm, isCurrent: true },
  ]);
});
