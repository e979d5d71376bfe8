import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DownloadFailure, download } from './download.ts';

/** Downloads from a server that answers as each test says. */

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const answers = new Map<string, Answer>();
let folder: string;
let server: http.Server;
let origin: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'downloads-'));
  server = http.createServer((request, response) => {
    const answer = answers.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (answer === undefined) response.writeHead(404).end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const unknown = { etag: null, lastModified: null };
const get = (url: string, given: Partial<Parameters<typeof download>[0]> = {}) => {
  const path = join(folder, crypto.randomUUID());
  const wanted = {
    url,
    path,
    known: unknown,
    bytesAtMost: 1_000,
    msAtMost: 5_000,
    signal: new AbortController().signal,
  };
  return { path, found: download({ ...wanted, ...given }) };
};

const failing = async (answer: Answer | string, failure: DownloadFailure, given = {}, detail?: string) => {
  answers.set('/a.csv', typeof answer === 'string' ? (_, response) => response.end(answer) : answer);
  await expect(get(`${origin}/a.csv`, given).found).rejects.toMatchObject({
    failure,
    ...(detail === undefined ? {} : { detail }),
  });
};

const redirect =
  (location: string): Answer =>
  (_, response) =>
    response.writeHead(302, { location }).end();

describe('a file', () => {
  it('is written to its place, with its digest, its names and the headers that tell its version', async () => {
    answers.set('/r', redirect('/files/annuaire-20260923.csv'));
    answers.set('/files/annuaire-20260923.csv', (request, response) => {
      expect(request.headers['accept-encoding']).toBe('identity');
      const headers = { etag: '"one"', 'last-modified': 'Wed, 23 Sep 2026 03:00:00 GMT' };
      response.writeHead(200, { ...headers, 'content-disposition': 'attachment; filename="list.csv"' });
      response.write('a;b\n');
      response.end('1;2\n');
    });
    const { path, found } = get(`${origin}/r`);
    expect(await found).toEqual({
      sha256: createHash('sha256').update('a;b\n1;2\n').digest('hex'),
      bytes: 8,
      etag: '"one"',
      lastModified: 'Wed, 23 Sep 2026 03:00:00 GMT',
      names: ['attachment; filename="list.csv"', '/files/annuaire-20260923.csv', '/r'],
    });
    expect(await readFile(path, 'utf8')).toBe('a;b\n1;2\n');
  });

  it('that its server calls unchanged is not downloaded', async () => {
    answers.set('/a.csv', ({ headers }, response) => {
      const isKnown = headers['if-none-match'] === '"one"' && headers['if-modified-since'] === 'yesterday';
      response.writeHead(isKnown ? 304 : 500).end();
    });
    const { path, found } = get(`${origin}/a.csv`, { known: { etag: '"one"', lastModified: 'yesterday' } });
    expect(await found).toBeNull();
    await expect(readFile(path)).rejects.toThrow('ENOENT');
  });
});

describe('refuses', () => {
  it('an answer that is none of a file', async () => {
    await failing((_, response) => response.writeHead(503).end('later'), 'status', {}, '503');
    await failing(
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      'webPage',
    );
    await failing((_, response) => response.writeHead(200, { 'content-encoding': 'br' }).end('x'), 'packed');
  });

  it('too many bytes, said or not', async () => {
    await failing('x'.repeat(1_001), 'tooLarge');
    await failing((_, response) => {
      response.write('x'.repeat(600));
      response.end('x'.repeat(600));
    }, 'tooLarge');
  });

  it('a file that is cut off in the middle', async () => {
    const half: Answer = (_, response) => {
      response.writeHead(200, { 'content-length': '800' });
      response.write('x'.repeat(400), () => response.destroy());
    };
    await failing(half, 'cutOff');
    await failing((_, response) => {
      response.write('x'.repeat(400), () => response.destroy());
    }, 'cutOff');
  });

  it('a server that stops sending, and one that sends too slowly', async () => {
    await failing(() => undefined, 'tooSlow', { idleMs: 50 });
    await failing((_, response) => response.write('x'), 'tooSlow', { idleMs: 50 });
    const drops: Answer = (_, response) => {
      const timer = setInterval(() => response.write('x'), 5);
      response.on('close', () => clearInterval(timer));
    };
    await failing(drops, 'tooSlow', { msAtMost: 100 });
  });

  it('redirects without end, to nowhere, and to what is not of this machine without https', async () => {
    await failing(redirect('/a.csv'), 'redirects');
    await failing(redirect('http://['), 'redirects');
    await failing(redirect('http://files.example/a.csv'), 'insecure');
    await failing(redirect('file:///etc/passwd'), 'insecure');
    await failing(redirect('ftp://localhost/a.csv'), 'insecure');
  });

  it.each([
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00::1]/',
    'https://[::ffff:192.168.0.1]/',
  ])('a redirect to %s', async (location) => {
    await failing(redirect(location), 'privateAddress');
  });

  it('this machine, unless the first address is of this machine', async () => {
    await expect(get('https://10.0.0.1/a.csv').found).rejects.toMatchObject({ failure: 'privateAddress' });
    await expect(get('http://files.example/a.csv').found).rejects.toMatchObject({ failure: 'insecure' });
  });

  it('a server that is not there', async () => {
    const closed = http.createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    await expect(get(`http://127.0.0.1:${port}/`).found).rejects.toMatchObject({
      failure: 'unreachable',
      detail: 'ECONNREFUSED',
    });
  });
});

it('ends with the reason of its caller, who gives it up', async () => {
  answers.set('/a.csv', (_, response) => response.write('x'));
  const stop = new AbortController();
  const { found } = get(`${origin}/a.csv`, { signal: stop.signal });
  stop.abort(new Error('The worker stops'));
  await expect(found).rejects.toThrow('The worker stops');
});
