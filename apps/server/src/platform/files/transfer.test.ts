import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from './files.ts';
import { keepOnDisk } from './local-disk.ts';
import { sendFile } from './transfer.ts';

const id = '0199a4e2-0000-4000-8000-000000000001';
let folder: string;
let files: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basoche-transfer-'));
  files = keepOnDisk(folder);
  await files.put(id, new Blob(['%PDF-1.7']));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a file that is given', () => {
  it('is closed when whoever asked for it is gone before its first byte', async () => {
    const app = fastify();
    const opened = Promise.withResolvers<Readable>();
    app.get('/', async (request, reply) => {
      const content = await files.open(id);
      if (!(content instanceof Readable)) throw new Error('No stream.');
      opened.resolve(content);
      await once(request.raw.socket, 'close');
      return sendFile(reply, { name: 'CV.pdf', kind: 'pdf', bytes: 8, content });
    });
    try {
      const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
      const socket = connect(Number(port), '127.0.0.1');
      socket.write('GET / HTTP/1.1\r\nHost: basoche.test\r\n\r\n');
      const content = await opened.promise;
      socket.destroy();
      await expect.poll(() => content.closed).toBe(true);
    } finally {
      await app.close();
    }
  });

  it('is sent whole', async () => {
    const app = fastify();
    app.get('/', async (_request, reply) => {
      const content = (await files.open(id)) ?? Readable.from([]);
      return sendFile(reply, { name: 'CV.pdf', kind: 'pdf', bytes: 8, content });
    });
    const answer = await app.inject('/');
    expect([answer.body, answer.headers['content-length']]).toEqual(['%PDF-1.7', '8']);
    await app.close();
  });
});
