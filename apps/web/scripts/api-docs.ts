import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = new URL('.', import.meta.resolve('swagger-ui-dist/swagger-ui.css'));

const mediaTypes: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
  LICENSE: 'text/plain; charset=utf-8',
  NOTICE: 'text/plain; charset=utf-8',
  'swagger-ui-bundle.js.LICENSE.txt': 'text/plain; charset=utf-8',
};

const contentOf = (name: string) => readFile(fileURLToPath(new URL(name, folder)));

/** Puts Swagger UI, which shows `/api/docs`, with its licence among the built files, so that production installs none of it. */
export const apiDocs = (): Plugin => ({
  name: 'basoche:api-docs',
  applyToEnvironment: (environment) => environment.name === 'client',
  configureServer: ({ middlewares }) => {
    middlewares.use('/api-docs', (request, response, next) => {
      const name = request.url?.slice(1) ?? '';
      const mediaType = mediaTypes[name];
      if (mediaType === undefined) return next();
      contentOf(name).then((content) => {
        response.setHeader('content-type', mediaType);
        response.end(content);
      }, next);
    });
  },
  async generateBundle() {
    for (const name of Object.keys(mediaTypes))
      this.emitFile({ type: 'asset', fileName: `api-docs/${name}`, source: await contentOf(name) });
  },
});
