import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Health } from './health.ts';

export interface HealthPort {
  close(): Promise<void>;
}

/**
 * Serves health and metrics to operators on a separate port, which must not be public. A process that only runs jobs
 * listens on no other.
 */
export const openHealthPort = async (
  port: number,
  host: string,
  { ready, metrics }: Health,
): Promise<HealthPort> => {
  const server = createServer((request, response) => {
    const answer = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    const json = (status: number, body: object) => answer(status, 'application/json', JSON.stringify(body));
    if (request.url === '/api/health') return json(200, { status: 'ok' });
    if (request.url === '/api/ready') {
      const checks = ready();
      const isReady = Object.values(checks).every(Boolean);
      return json(isReady ? 200 : 503, { status: isReady ? 'ok' : 'unavailable', checks });
    }
    if (request.url !== '/api/metrics') return answer(404, 'text/plain', '');
    return metrics.page().then(
      (page) => answer(200, metrics.contentType, page),
      () => answer(503, 'text/plain', ''),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
