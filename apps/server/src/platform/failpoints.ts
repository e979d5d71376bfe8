import type { Logger } from './observability/log.ts';

/**
 * Points at which a test kills the program: between its writes and its calls to the payment provider.
 * `FAILPOINT` names the active one, and is refused in production. All other points do nothing.
 */
export const failpoints = [
  'deposit.planned',
  'deposit.asked',
  'deposit.opened',
  'deposit.event.received',
  'deposit.event.stored',
  'deposit.event.read',
  'deposit.confirming',
  'deposit.confirmed',
  'release.decided',
  'release.planned',
  'release.tried',
  'release.asked',
  'release.recording',
  'release.recorded',
  'refund.decided',
  'refund.planned',
  'refund.tried',
  'refund.asked',
  'refund.recording',
  'refund.recorded',
] as const;
export type Failpoint = (typeof failpoints)[number];

export interface Failpoints {
  /** At the active point: logs it, then waits until the process is killed or receives SIGUSR2. */
  pass(name: Failpoint): Promise<void>;
}

export const openFailpoints = (armed: string | null, log: Logger): Failpoints => {
  let isArmed = armed !== null;
  return {
    pass: async (name) => {
      if (!isArmed || name !== armed) return;
      isArmed = false;
      // Keeps the event loop alive while it waits: a signal handler alone does not.
      const alive = setInterval(() => undefined, 1_000);
      const goOn = new Promise<void>((resolve) => {
        process.once('SIGUSR2', () => resolve());
      });
      log.warn({ failpoint: name }, 'Waits at a failpoint');
      process.stdout.write(`failpoint ${name}\n`);
      await goOn;
      clearInterval(alive);
    },
  };
};
