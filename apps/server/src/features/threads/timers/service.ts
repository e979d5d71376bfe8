import { flatInstalment } from '@basoche/domain/payments/instalment';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { QueueJobs } from '../../../platform/queue/queue-jobs.ts';
import { runCommand } from '../service.ts';

/** Commands that time gives: the release of funds, automatic ends, reminders. `execute` plans one delayed job for each. */

/** Runs a timer's command. Too early, it fails and is retried; any other refusal means that the thread has moved on. */
export const runTimer = async (
  platform: Platform,
  { applicationId, command, instalment = flatInstalment }: QueueJobs['threads.timer'],
): Promise<void> => {
  try {
    await runCommand(platform, { role: 'timer' }, applicationId, command, { instalment });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'TOO_EARLY') throw error;
    // Retried: the provider may be handling the payment that this would give up.
    if (command.type === 'rest/expire' && error.code === 'STATE_CHANGED') throw error;
  }
};
