import { type LoggerOptions, pino } from 'pino';
import pretty from 'pino-pretty';
import { type Failures, failureContext, noFailures } from './failures.ts';
import { scopeFields } from './log-context.ts';

export type Logger = pino.Logger;
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/**
 * Second line of protection: fields with these names are removed from every logged error and object. In the first
 * (http.ts), addresses are logged as route patterns, and bodies never.
 */
const secret = [
  'password',
  'newPassword',
  'old',
  'new',
  'token',
  'access_token',
  'authorization',
  'iban',
  'content',
  'parameters',
];

interface Failure {
  readonly type: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly cause?: Failure;
}

/**
 * Loggable parts of an error: without attached objects, and without the `detail` of a database error, which
 * quotes values.
 */
const failure = (error: unknown): Failure => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: undefined };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...('code' in error ? { code: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    ...(error.cause === undefined ? {} : { cause: failure(error.cause) }),
  };
};

/** The level of an error, and above. */
const errorLevel = 50;

/** Hook that reports each error-level line; expected failures are logged at lower levels. */
const reporting = ({ report }: Failures): NonNullable<LoggerOptions['hooks']> => ({
  logMethod(given, method, level) {
    const [fields] = given as [unknown];
    if (level >= errorLevel && typeof fields === 'object' && fields !== null && 'err' in fields) {
      const { err, ...about } = fields;
      report(err, failureContext(about));
    }
    method.apply(this, given);
  },
});

const options = (level: LogLevel, failures: Failures): LoggerOptions => ({
  level,
  base: null,
  mixin: scopeFields,
  ...(failures === noFailures ? {} : { hooks: reporting(failures) }),
  serializers: { err: failure },
  redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
});

/** Output for a person on a terminal: time, message and fields. */
const forPeople = (): pino.DestinationStream =>
  pretty({ translateTime: 'SYS:HH:MM:ss', ignore: 'reqId', sync: true });

/**
 * Opens the log of a program: readable lines on a terminal, otherwise JSON. Errors that it logs are also
 * reported to `failures`.
 */
export const openLog = (
  level: LogLevel,
  destination?: pino.DestinationStream,
  failures: Failures = noFailures,
): Logger => {
  const stream = destination ?? (process.stdout.isTTY ? forPeople() : undefined);
  return stream === undefined ? pino(options(level, failures)) : pino(options(level, failures), stream);
};
