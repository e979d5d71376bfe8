import { registerHooks } from 'node:module';

/** Imported before a program: writes which parts that watch it are loaded, but for the API that prom-client loads. */
registerHooks({
  load: (url, context, next) => {
    const [, part] = /(@opentelemetry\/(?!api)[\w-]+|observability\/sentry)/.exec(url) ?? [];
    if (part !== undefined) process.stderr.write(`loaded ${part}\n`);
    return next(url, context);
  },
});
