import { accessInWords } from '@basoche/contract/access-in-words';
import { problemKinds, problemMediaType } from '@basoche/contract/problem';
import { problemsOf } from '@basoche/contract/route';
import { routes } from '@basoche/contract/routes';
import { describe, expect, test } from 'vitest';
import { openApiPage } from './openapi.ts';

const document = JSON.parse(openApiPage(routes));

const callOf = ({ path, method }: { path: string; method: string }) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

/** The part of the document that a reference names. */
const partAt = (reference: string): unknown =>
  reference
    .slice('#/'.length)
    .split('/')
    .reduce((part: Record<string, never> | undefined, key) => part?.[key], document);

describe('the OpenAPI document', () => {
  test('says of each call what it does and who may make it', () => {
    expect(routes.length).toBeGreaterThan(300);
    for (const route of routes) {
      const { summary, description } = callOf(route) ?? {};
      expect([route.name, summary, description]).toEqual([
        route.name,
        route.summary,
        `For ${accessInWords(route.access)}.`,
      ]);
    }
  });

  test('gives each refusal of a call with its code and its sentence', () => {
    for (const route of routes) {
      for (const code of problemsOf(route)) {
        const { status, title } = problemKinds[code];
        const written = partAt(callOf(route).responses[status].$ref);
        expect(written, route.name).toMatchObject({
          description: expect.stringContaining(`- \`${code}\`: ${title}`),
          content: { [problemMediaType]: { example: { status } } },
        });
      }
    }
  });

  test('gives the schema of each body and answer, and refers only to what is in it', () => {
    for (const route of routes) {
      const { requestBody, responses } = callOf(route);
      if (route.body !== null) expect(Object.values(requestBody.content), route.name).not.toEqual([]);
      if (route.status !== 204) expect(responses[route.status].content, route.name).toBeDefined();
    }
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, one = '']) => one,
    );
    expect(references.length).toBeGreaterThan(300);
    expect([...new Set(references)].filter((one) => partAt(one) === undefined)).toEqual([]);
  });
});
