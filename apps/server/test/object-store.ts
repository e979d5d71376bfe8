import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake S3: a real server on the loopback with the few calls that the program makes. */

interface Stored {
  readonly content: Uint8Array;
  readonly at: Date;
}

const bodyOf = async (request: IncomingMessage): Promise<Uint8Array> =>
  Buffer.concat(await Array.fromAsync(request as AsyncIterable<Uint8Array>));

const pageSize = 10;

/** One page of a bucket's names, in the format of ListObjectsV2. */
const listed = (bucket: string, objects: ReadonlyMap<string, Stored>, query: URLSearchParams): string => {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const found = [...objects]
    .map(([path, stored]) => ({ key: path.slice(bucket.length + 1), path, stored }))
    .filter(({ key, path }) => path.startsWith(`${bucket}/`) && key.startsWith(prefix) && key > after)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const page = found.slice(0, pageSize);
  const isCut = found.length > pageSize;
  const contents = page.map(
    ({ key, stored }) =>
      `<Contents><Key>${key}</Key><LastModified>${stored.at.toISOString()}</LastModified><Size>${stored.content.length}</Size></Contents>`,
  );
  const next = isCut ? `<NextContinuationToken>${page.at(-1)?.key}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
};

export const anObjectStore = async () => {
  const objects = new Map<string, Stored>();
  const asked: { method: string; path: string; authorization: string }[] = [];
  let failing = { status: 200, times: 0 };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(url.pathname.slice(1));
    const method = request.method ?? '';
    asked.push({ method, path, authorization: request.headers.authorization ?? '' });
    const body = await bodyOf(request);
    const answer = (status: number, content: string | Uint8Array = '') => {
      response.writeHead(status, { 'content-type': 'application/xml' }).end(content);
    };
    if (failing.times > 0) {
      failing = { ...failing, times: failing.times - 1 };
      return answer(failing.status, '<Error><Code>Refused</Code></Error>');
    }
    if (url.searchParams.has('list-type')) {
      return answer(200, listed(path.replace(/\/$/, ''), objects, url.searchParams));
    }
    const stored = objects.get(path);
    if (method === 'PUT') objects.set(path, { content: body, at: new Date() });
    if (method === 'DELETE') objects.delete(path);
    if (method !== 'GET') return answer(method === 'DELETE' ? 204 : 200);
    return stored ? answer(200, stored.content) : answer(404, '<Error><Code>NoSuchKey</Code></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    asked,
    url: (place: string) => `http://cle%3A1:secret%2F2@127.0.0.1:${port}/${place}?region=fr-par`,
    failWith: (status: number, times = Number.POSITIVE_INFINITY) => {
      failing = { status, times };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
};
