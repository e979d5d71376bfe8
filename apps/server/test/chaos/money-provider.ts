import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PaymentSandbox } from '../../src/platform/provider/sandbox.ts';

/**
 * The payment provider as a separate process, on a database of its own: it survives a crash of the program or of its
 * database.
 */
export const startProvider = async (databaseUrl: string): Promise<PaymentSandbox> => {
  const script = fileURLToPath(import.meta.resolve('@basoche/payment-sandbox/main'));
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: databaseUrl,
      PORT: '0',
      PUBLIC_URL: 'http://provider.test',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const first = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (part) => resolve(String(part)));
    void ended.then(() => reject(new Error('The payment provider ended.')));
  });
  const told: { apiUrl: string; secretKey: string; webhookSecret: string } = JSON.parse(first);
  return {
    ...told,
    pages: async () => undefined,
    remember: async () => undefined,
    deliverTo: async (url) => {
      await fetch(`${told.apiUrl}/sandbox/control/deliver-to`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ url }),
      });
    },
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
