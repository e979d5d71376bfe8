import { startSandbox } from './sandbox.ts';

/**
 * Runs the sandbox as its own process: DATABASE_URL, PORT, and PUBLIC_URL if a browser reaches it by another
 * address. The first line of its output is JSON with its addresses and its secrets.
 */
const { DATABASE_URL, PORT = '4242', PUBLIC_URL, DELIVER_TO } = process.env;
if (DATABASE_URL === undefined) throw new Error('DATABASE_URL is not set.');

const sandbox = await startSandbox({
  databaseUrl: DATABASE_URL,
  port: Number(PORT),
  pagesUrl: `${PUBLIC_URL ?? `http://127.0.0.1:${PORT}`}/sandbox`,
  log: { warn: (details, text) => console.error(text, details) },
});
if (DELIVER_TO !== undefined) await sandbox.deliverTo(DELIVER_TO);
const { apiUrl, secretKey, webhookSecret } = sandbox;
console.log(JSON.stringify({ apiUrl, secretKey, webhookSecret }));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close());
