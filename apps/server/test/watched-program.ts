import { registerHooks } from 'node:module';

/**
 * Imported before a program. Prints each loaded monitoring package, except the API package that prom-client
 * loads.
 */
registerHooks({
  load: (url, context, next) => {
    const [, part] = /(@opentelemetry\/(?!api)[\w-]+|observability\/sentry)/.exec(url) ?? [];
    if (part !== undefined) process.stderr.write(`loaded ${part}\n`);
    return next(url, context);
  },
});

/** Throws an unexpected error when a test sends this signal. */
process.on('SIGUSR2', () => {
  throw new TypeError('Jean Dupont is not a function');
});
