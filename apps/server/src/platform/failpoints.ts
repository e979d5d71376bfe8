import type { Logger } from './observability/log.ts';

/**
 * Places where a test takes the program's life: between what it writes, what it asks of the payment provider, and what it
 * writes of the answer. Named by `FAILPOINT`, which production refuses; nothing happens at any other.
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
  /** At the armed one: says so in the log, and waits until it is killed, or told with SIGUSR2 to go on. */
  pass(name: Failpoint): Promise<void>;
}

export const openFailpoints = (armed: string | null, log: Logger): Failpoints => {
  let isArmed = armed !== null;
  return {
    pass: async (name) => {
      if (!isArmed || name !== armed) return;
      isArmed = false;
      // The loop is kept alive while it waits: a signal alone would not.
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
