import { type LoggerOptions, pino } from 'pino';
import pretty from 'pino-pretty';
import { currentScope } from './log-context.ts';

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
 * Loggable parts of an error: without attached objects, and without a database error's `detail`, which quotes values.
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

const options = (level: LogLevel): LoggerOptions => ({
  level,
  base: null,
  mixin: () => ({ ...currentScope() }),
  serializers: { err: failure },
  redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
});

/** Lines for a person, on a terminal: time, message and what belongs to it. */
const forPeople = (): pino.DestinationStream =>
  pretty({ translateTime: 'SYS:HH:MM:ss', ignore: 'reqId', sync: true });

/** The log of a program: for a person on a terminal, as JSON anywhere else. */
export const openLog = (level: LogLevel, destination?: pino.DestinationStream): Logger => {
  const stream = destination ?? (process.stdout.isTTY ? forPeople() : undefined);
  return stream === undefined ? pino(options(level)) : pino(options(level), stream);
};
