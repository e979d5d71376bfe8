import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Varnish } from '@basoche/server/test/edge/varnish.ts';
import { type OutsideProgram, startOutside } from '@basoche/server/test/outside-program.ts';

/** HAProxy in front of the web processes, and Varnish beside it for pages and files. */
export interface Edge {
  /** The public address. */
  readonly origin: string;
  readonly balancer: OutsideProgram;
  readonly cache: OutsideProgram | null;
  stop(): Promise<void>;
}

interface Options {
  readonly haproxy: string;
  readonly varnish: Varnish | null;
  /** Port on which Varnish reaches the web processes. */
  readonly insidePort: number;
  /** Ports of the web processes, running or not. */
  readonly webPorts: readonly number[];
  /** Port of the public address. */
  readonly port: number;
}

/** Timeout of an idle connection in seconds: shorter than the sixty seconds of a web process. */
const idleSeconds = 30;

/**
 * Calls and sockets go to a web process; so do pages and files without Varnish. Varnish has one thread for
 * each connection, so it must not hold sockets. A process that is busy for a second still gets requests: a
 * dead one refuses connections.
 */
const balancerConfig = ({ webPorts, port, insidePort, varnish }: Options): string => `
global
  maxconn 4000
defaults
  mode http
  option forwardfor if-none
  option redispatch 1
  retries 3
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  timeout http-keep-alive ${idleSeconds}s
  default-server check inter 500ms fall 2 rise 1
  timeout check 3s
frontend public
  bind 127.0.0.1:${port}
  acl reads method GET HEAD
  acl program path_beg /api/ /socket.io/
${varnish === null ? '' : '  use_backend cache if reads !program { nbsrv(cache) gt 0 }\n'}  default_backend web
${varnish === null ? '' : `backend cache\n  server varnish ${new URL(varnish.url).host}\n`}frontend inside
  bind 127.0.0.1:${insidePort}
  default_backend web
backend web
  balance leastconn
  option httpchk GET /api/ready
  http-check expect status 200
  retry-on conn-failure empty-response
  http-request disable-l7-retry if METH_POST
${webPorts.map((one, at) => `  server web${at + 1} 127.0.0.1:${one}`).join('\n')}
`;

const answersAt = (port: number, path: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

export const startEdge = async (options: Options): Promise<Edge> => {
  const folder = await mkdtemp(join(tmpdir(), 'basoche-edge-'));
  const config = join(folder, 'haproxy.cfg');
  await writeFile(config, balancerConfig(options));
  const balancer = await startOutside({
    name: 'HAProxy',
    program: options.haproxy,
    parameters: ['-db', '-f', config],
    isUp: () => answersAt(options.insidePort, '/api/ready'),
  });
  return {
    origin: `http://127.0.0.1:${options.port}`,
    balancer,
    cache: options.varnish?.program ?? null,
    stop: async () => {
      await balancer.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
