import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** A thread that sends wrong logins in parallel from several local addresses, repeatedly, until it is stopped. */

const { port, addresses, each }: { port: number; addresses: string[]; each: number } = workerData;
const statuses = new Map<number, number>();
let goesOn = true;
let sent = 0;

const login = (localAddress: string): Promise<void> =>
  new Promise((resolve, reject) => {
    sent += 1;
    const body = JSON.stringify({ email: `inconnu-${sent}@exemple.fr`, password: 'x' });
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const path = '/api/auth/login';
    const asked = request(
      { host: '127.0.0.1', port, localAddress, method: 'POST', path, headers },
      (answer) => {
        const { statusCode = 0 } = answer;
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        answer.resume();
        answer.once('end', resolve);
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });

parentPort?.once('message', () => {
  goesOn = false;
});
parentPort?.postMessage('begins');
await Promise.all(
  addresses
    .flatMap((address) => Array.from({ length: each }, () => address))
    .map(async (address) => {
      while (goesOn) {
        await login(address);
        // Waits as long as the refusal asks for.
        await pause(5_000);
      }
    }),
);
parentPort?.postMessage(statuses);
