import { flatInstalment } from '@basoche/domain/payments/instalment';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { QueueJobs } from '../../../platform/queue/queue-jobs.ts';
import { runCommand } from '../service.ts';

/**
 * Commands given by timers: the release of funds, automatic ends, reminders. `execute` queues one delayed job
 * for each.
 */

/**
 * Runs a timer's command. A refusal as too early is thrown, so that the job is retried; any other refusal
 * means that the thread has moved on.
 */
export const runTimer = async (
  platform: Platform,
  { applicationId, command, instalment = flatInstalment }: QueueJobs['threads.timer'],
): Promise<void> => {
  try {
    await runCommand(platform, { role: 'timer' }, applicationId, command, { instalment });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'TOO_EARLY') throw error;
    // Thrown, so that the job is retried: the provider may be carrying out the payment that this command
    // would give up.
    if (command.type === 'rest/expire' && error.code === 'STATE_CHANGED') throw error;
  }
};
