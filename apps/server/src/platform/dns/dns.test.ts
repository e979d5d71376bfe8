import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDns } from './dns.ts';

/** A DNS server on the loopback: answers with these records or this code; silent for any other name. */
const answers: Readonly<Record<string, readonly string[] | number>> = {
  '_basoche.verdelune.fr': ['v=spf1 -all', `basoche-${'a'.repeat(300)}`],
  '_basoche.vide.fr': [],
  '_basoche.inconnu.fr': 3,
  '_basoche.panne.fr': 2,
};

/** Name of the question, whose labels begin after the header. */
const nameIn = (question: Buffer): { name: string; end: number } => {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('ascii', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 5 };
};

const recordOf = (text: string): Buffer => {
  const chunks = (text.match(/.{1,255}/g) ?? []).map((chunk) =>
    Buffer.concat([Buffer.from([chunk.length]), Buffer.from(chunk)]),
  );
  const data = Buffer.concat(chunks);
  // The name of the question, TXT, IN, a minute.
  const head = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 60, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
};

const answerTo = (question: Buffer): Buffer | null => {
  const { name, end } = nameIn(question);
  const found = answers[name.toLowerCase()];
  if (found === undefined) return null;
  const records = typeof found === 'number' ? [] : found.map(recordOf);
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(0x8180 + (typeof found === 'number' ? found : 0), 2);
  head.writeUInt16BE(records.length, 6);
  // Nothing of what may follow the question is answered.
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, question.subarray(12, end), ...records]);
};

let server: Socket;
let asked = 0;
const txt = (name: string) => {
  asked = 0;
  return openDns({ servers: [`127.0.0.1:${server.address().port}`], timeoutMs: 400 }).txt(name);
};

beforeAll(async () => {
  server = createSocket('udp4');
  server.on('message', (question, { port, address }) => {
    asked += 1;
    const answer = answerTo(question);
    if (answer !== null) server.send(answer, port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

it('reads the texts of a name, each of them whole', async () => {
  expect(await txt('_basoche.verdelune.fr')).toEqual(['v=spf1 -all', `basoche-${'a'.repeat(300)}`]);
});

it('finds no text at a name that has none, or that is not there', async () => {
  expect(await txt('_basoche.vide.fr')).toEqual([]);
  expect(await txt('_basoche.inconnu.fr')).toEqual([]);
});

it('has no answer from a server that fails, and asks one that is silent once', async () => {
  expect(await txt('_basoche.panne.fr')).toBeNull();
  expect(await txt('_basoche.muet.fr')).toBeNull();
  expect(asked).toBe(1);
});

it('has no answer for what is no name', async () => {
  expect(await txt(`${'a'.repeat(70)}.fr`)).toBeNull();
});
