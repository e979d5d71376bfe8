import { expect, it } from 'vitest';
import { unfundedTimers } from '../threads/timer-schedule.ts';
import { tellingDays } from './limits.ts';
import { sheetReminderDays } from './reminders.ts';

it('reminds of a sheet on the last day of its month and twice after, while its deposit still waits for it', () => {
  const days = sheetReminderDays({ from: '2037-02-01', until: '2037-02-28' });
  expect(days).toEqual(['2037-02-28', '2037-03-03', '2037-03-07']);
  expect(tellingDays).toBeGreaterThan(7);
});

it('says three times that an instalment has no deposit, whatever the clocks do', () => {
  expect(unfundedTimers(new Date('2037-03-27T10:00:00Z')).map(({ at }) => at)).toEqual([
    new Date('2037-03-29T10:00:00Z'),
    new Date('2037-04-03T10:00:00Z'),
    new Date('2037-04-10T10:00:00Z'),
  ]);
});
