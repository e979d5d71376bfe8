import { registerHooks } from 'node:module';

/** Imported before a program. Writes which parts that watch it are loaded, but for the API that prom-client loads. */
registerHooks({
  load: (url, context, next) => {
    const [, part] = /(@opentelemetry\/(?!api)[\w-]+|observability\/sentry)/.exec(url) ?? [];
    if (part !== undefined) process.stderr.write(`loaded ${part}\n`);
    return next(url, context);
  },
});

/** A failure that nothing expects, when a test asks for it. */
process.on('SIGUSR2', () => {
  throw new TypeError('Jean Dupont is not a function');
});
