import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

const deepest = 32;

/**
 * Refuses values that no client of ours sends: nesting deep enough to exhaust the stack, and NUL, which PostgreSQL
 * cannot store.
 */
const assertPlain = (root: unknown): void => {
  const left: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, depth } = next;
    if (depth > deepest) throw new Refusal('MALFORMED_REQUEST');
    if (typeof value === 'string' && value.includes('\u0000')) throw new Refusal('MALFORMED_REQUEST');
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes('\u0000')) throw new Refusal('MALFORMED_REQUEST');
      left.push({ value: inner, depth: depth + 1 });
    }
  }
};

/** JSON is the only accepted body. An absent body is `undefined`, and validation reports the missing fields. */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    parseJson(request, text.toString(), (error, body) => {
      if (error) return done(error);
      try {
        assertPlain(body);
        done(null, body);
      } catch (refusal) {
        done(refusal instanceof Error ? refusal : new Error('unreadable body'));
      }
    });
  });
};

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Accepts a small form and ignores its content. */
export const ignoreForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(forms, { parseAs: 'string', bodyLimit: 4_096 }, (_request, _text, done) => {
    done(null, undefined);
  });
};

/** Leaves a JSON body as text. */
export const readBodiesAsText = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    done(null, text);
  });
};
