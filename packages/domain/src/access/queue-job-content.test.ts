import { expect, test } from 'vitest';
import { taskTitle } from './queue-job-content.ts';

test('a job is told in French words, and by its name where nobody knows it any more', () => {
  expect(taskTitle('auth.sendReset')).toBe('Lien de réinitialisation d’un mot de passe');
  expect(taskTitle('auth.forgottenTask')).toBe('auth.forgottenTask');
  expect(taskTitle('toString')).toBe('toString');
});
