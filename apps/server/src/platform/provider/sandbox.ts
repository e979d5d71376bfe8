import { problem } from '@basoche/contract/problem';
import { admins } from '@basoche/contract/route';
import type { History } from '@basoche/payment-sandbox/history';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { refusedAccess } from '../http/access.ts';
import { sendProblem } from '../http/problems.ts';
import { bearerToken, type ViewerOf } from '../http/viewer.ts';
import { isFromThisMachine } from '../observability/health.ts';
import type { Logger } from '../observability/log.ts';
import { configuredProvider, type Provider } from './stripe.ts';

/** The program's own simulation of the payment provider, used where none is configured (rules §4). */
export interface PaymentSandbox extends Provider {
  /** The pages to which browsers are sent; mounted below `sandboxPath`. */
  readonly pages: (app: FastifyInstance) => Promise<void>;
  /** Sets the address to which its signed events are posted. */
  deliverTo(url: string): Promise<void>;
  /** Adds past payments, for the demonstration. */
  remember(history: History): Promise<void>;
  close(): Promise<void>;
}

/** Path prefix of the sandbox's pages. */
export const sandboxPath = '/sandbox';

/**
 * Lets only this machine and admins open the page of events, which shows names, addresses and amounts of everybody. The
 * other pages have ids that cannot be guessed.
 */
export const guardedPages =
  (pages: PaymentSandbox['pages'], viewerOf: ViewerOf) =>
  async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.url !== `${sandboxPath}/events` || isFromThisMachine(request)) return;
      const token = bearerToken(request.headers.authorization);
      const viewer = token === null ? null : await viewerOf(token, null);
      if (refusedAccess(admins, viewer) !== null) return sendProblem(reply, problem('NOT_FOUND'));
    });
    await app.register(pages);
  };

interface SandboxOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly now?: () => Date;
}

/**
 * Opens the sandbox; null where a payment provider is configured. Its data are in a schema of their own in the database,
 * which all processes share.
 */
export const openSandbox = async ({
  config,
  databaseUrl,
  log,
  now,
}: SandboxOptions): Promise<PaymentSandbox | null> => {
  if (configuredProvider(config) !== null) return null;
  const { startSandbox } = await import('@basoche/payment-sandbox/sandbox');
  return startSandbox({
    databaseUrl,
    pagesUrl: `${config.publicUrl}${sandboxPath}`,
    log: { warn: (details, text) => log.warn(details, text) },
    ...(now === undefined ? {} : { now }),
  });
};
