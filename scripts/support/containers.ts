import { parse, parseAllDocuments } from 'yaml';

/**
 * Reads the Dockerfile, compose.yaml and the Kubernetes files, and finds faults and unsafe settings in them.
 */

export interface Instruction {
  readonly name: string;
  readonly value: string;
}

/** The instructions of a Dockerfile, in order, without comments. */
export const readDockerfile = (text: string): Instruction[] =>
  text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.split(' ');
      return { name, value: rest.join(' ') };
    });

const valuesOf = (instructions: readonly Instruction[], name: string): string[] =>
  instructions.filter((one) => one.name === name).map(({ value }) => value);

/** The instructions of the last stage, which builds the image. */
const lastStage = (instructions: readonly Instruction[]): Instruction[] =>
  instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));

/** Files and folders of the repository that a Dockerfile copies. */
export const copiedSources = (instructions: readonly Instruction[]): string[] =>
  valuesOf(instructions, 'COPY')
    .filter((value) => !value.startsWith('--from='))
    .flatMap((value) => value.split(' ').slice(0, -1));

const isRoot = (user: unknown): boolean => /^(?:|root|0)(?::.*)?$/.test(String(user ?? ''));

const isPinned = (image: unknown): boolean => /^[\w./-]+:v?\d+(?:\.\d+)+(?:-[\w.-]+)?$/.test(String(image));

/** True for a command as a JSON list. Docker silently hands any other form to a shell. */
const isExec = (command = ''): boolean => {
  try {
    return Array.isArray(JSON.parse(command));
  } catch {
    return false;
  }
};

export const dockerfileFaults = (
  instructions: readonly Instruction[],
  { node, exists, isSent }: { node: string; exists(path: string): boolean; isSent(path: string): boolean },
): string[] => {
  const last = lastStage(instructions);
  const stages = valuesOf(instructions, 'FROM').map((value) => value.split(' AS ')[1]);
  const outside = valuesOf(instructions, 'FROM').map((value) => value.split(' ')[0] ?? '');
  return [
    ...outside
      .filter((image) => !stages.includes(image) && !image.startsWith(`node:${node}-`))
      .map((image) => `FROM ${image} is not Node ${node}`),
    ...copiedSources(instructions)
      .filter((path) => !exists(path) || !isSent(path))
      .map((path) => `COPY ${path} finds nothing`),
    ...(isRoot(valuesOf(last, 'USER').at(-1)) ? ['The image runs as root'] : []),
    ...(isExec(valuesOf(last, 'CMD').at(-1)) ? [] : ['CMD starts a shell, which keeps SIGTERM']),
    ...(isExec(valuesOf(last, 'HEALTHCHECK').at(-1)?.split(' CMD ')[1])
      ? []
      : ['HEALTHCHECK is missing, or starts a shell']),
  ];
};

/** True if .dockerignore lets a path in: it excludes everything except lines with `!`. */
export const isSentBy =
  (ignore: string) =>
  (path: string): boolean =>
    ignore.split('\n').some((line) => line === `!${path}` || path.startsWith(`${line.slice(1)}/`));

interface Service {
  readonly image: string;
  readonly user?: string;
  readonly environment?: Record<string, string>;
  readonly healthcheck?: { test: string[] };
  readonly stop_grace_period?: string;
  readonly depends_on?: Record<string, { condition: string }>;
}

export type Services = Record<string, Service>;

export const readCompose = (text: string): Services => parse(text, { merge: true }).services;

/** Values that look like secrets: passwords inside addresses, and variables with such a name. */
const secretsOf = (environment: Record<string, string> = {}): string[] =>
  Object.entries(environment).flatMap(([name, value]) => {
    const inside = [...value.matchAll(/\/\/([^\s:/@]+):([^\s/@]+)@/g)].map(([, , password = '']) => password);
    const whole = /PASSWORD|SECRET|KEY/.test(name) && !/^\$\{\w+:\?/.test(value) ? [value] : [];
    return [...inside, ...whole];
  });

/** Names of variables that compose.yaml takes from `.env`. */
export const interpolatedNames = (text: string): string[] =>
  [...text.replaceAll(/^\s*#.*$/gm, '').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);

export const composeFaults = (services: Services, { image }: { image: string }): string[] =>
  Object.entries(services).flatMap(([name, service]) => {
    const isOurs = name === 'web' || name === 'worker';
    const waits = Object.entries(service.depends_on ?? {});
    return [
      ...(isOurs && service.image !== image ? [`${name} does not run ${image}`] : []),
      ...(isPinned(service.image) ? [] : [`${name} has an image without a version`]),
      ...(isRoot(service.user) ? [`${name} runs as root`] : []),
      ...(service.healthcheck === undefined ? [`${name} has no healthcheck`] : []),
      ...waits
        .filter(([other, { condition }]) => !(other in services) || condition !== 'service_healthy')
        .map(([other]) => `${name} does not wait for ${other}`),
      ...secretsOf(service.environment)
        .filter((secret) => secret !== 'local-example')
        .map((secret) => `${name} has the password ${secret}`),
    ];
  });

interface Probe {
  readonly httpGet: { path: string; port: string | number };
}

interface Container {
  readonly name: string;
  readonly image: string;
  readonly env?: { name: string; value: string }[];
  readonly ports?: { name: string; containerPort: number }[];
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop?: string[] };
  };
}

interface PodSpec {
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext?: {
    runAsNonRoot?: boolean;
    runAsUser?: number;
    seccompProfile?: { type?: string };
  };
  readonly containers: Container[];
}

/** The part of a Kubernetes resource that the checks read. */
export interface Resource {
  readonly kind: string;
  readonly metadata: { name: string };
  readonly data?: Record<string, string>;
  readonly stringData?: Record<string, string>;
  readonly spec?: {
    template?: { metadata: { labels: Record<string, string> }; spec: PodSpec };
    selector?: Record<string, string> & { matchLabels?: Record<string, string> };
  };
}

export const readResources = (text: string): Resource[] =>
  parseAllDocuments(text).map((document) => {
    const [error] = [...document.errors, ...document.warnings];
    if (error !== undefined) throw error;
    return document.toJSON();
  });

export const podsOf = (resources: readonly Resource[]): PodSpec[] =>
  resources.flatMap(({ spec }) => spec?.template?.spec ?? []);

/** Variables that a Deployment gives a process: those of the ConfigMap, those of the Secret, and its own. */
export const environmentOf = (resources: readonly Resource[], pod: PodSpec): Record<string, string> =>
  Object.assign(
    {},
    ...resources.map(({ data, stringData }) => ({ ...data, ...stringData })),
    ...pod.containers.flatMap(({ env = [] }) => env.map(({ name, value }) => ({ [name]: value }))),
  );

const containerFaults = (
  { name, image, ports = [], securityContext, ...probes }: Container,
  { version, healthPort, routes }: { version: string; healthPort: number; routes: readonly string[] },
): string[] => {
  const portOf = (port: string | number) => ports.find((one) => one.name === port)?.containerPort ?? port;
  const looks = [probes.startupProbe, probes.livenessProbe, probes.readinessProbe];
  return [
    ...(image.endsWith(`/basoche:${version}`) ? [] : [`${name} does not run basoche:${version}`]),
    ...looks.flatMap((probe) => {
      if (probe === undefined) return [`${name} lacks a probe`];
      const { path, port } = probe.httpGet;
      return routes.includes(path) && portOf(port) === healthPort ? [] : [`${name} is asked for ${path}`];
    }),
    ...(securityContext?.allowPrivilegeEscalation === false ? [] : [`${name} may gain privileges`]),
    ...(securityContext?.readOnlyRootFilesystem === true ? [] : [`${name} may write its image`]),
    ...(securityContext?.capabilities?.drop?.includes('ALL') ? [] : [`${name} has capabilities`]),
  ];
};

export const kubernetesFaults = (
  resources: readonly Resource[],
  asked: {
    version: string;
    routes: readonly string[];
    /** Seconds after which a process with this drain time has ended. */
    stopSeconds(drainSeconds: number): number;
  },
): string[] => {
  const labels = resources.map(({ spec }) => spec?.template?.metadata.labels ?? {});
  const unmatched = resources.filter(({ spec }) => {
    const wanted = Object.entries(spec?.selector?.matchLabels ?? spec?.selector ?? {});
    return !labels.some((given) => wanted.every(([name, value]) => given[name] === value));
  });
  return [
    ...unmatched.map(({ kind, metadata }) => `${kind} ${metadata.name} selects no pod`),
    ...podsOf(resources).flatMap((pod) => {
      const { securityContext, terminationGracePeriodSeconds = 30, containers } = pod;
      const environment = environmentOf(resources, pod);
      const needed = asked.stopSeconds(Number(environment.DRAIN_SECONDS));
      const healthPort = Number(environment.HEALTH_PORT);
      return [
        ...(securityContext?.runAsNonRoot && !isRoot(securityContext.runAsUser)
          ? []
          : ['A pod runs as root']),
        ...(securityContext?.seccompProfile?.type === 'RuntimeDefault'
          ? []
          : ['A pod has no seccomp profile']),
        ...(terminationGracePeriodSeconds > needed ? [] : [`A pod is killed before ${needed} seconds`]),
        ...containers.flatMap((container) => containerFaults(container, { ...asked, healthPort })),
      ];
    }),
  ];
};
