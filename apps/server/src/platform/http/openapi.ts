import { fileKinds } from '@basoche/contract/files';
import { idempotencyKeyForm } from '@basoche/contract/idempotency';
import { problemKinds, problemMediaType, problemSchema } from '@basoche/contract/problem';
import { pathParameters, problemsOf, type Route } from '@basoche/contract/route';
import { z } from 'zod';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
};

const parameters = (route: Route) => [
  ...pathParameters(route.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOf(route.params.shape[name] ?? z.string(), 'input'),
  })),
  ...Object.entries(route.query.shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: schemaOf(schema, 'input'),
  })),
  ...(route.once
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'Given again under the same key within a day, the call is carried out once',
          required: false,
          schema: { type: 'string', pattern: idempotencyKeyForm.source },
        },
      ]
    : []),
];

const refusals = (route: Route) => {
  const codes = problemsOf(route);
  const statuses = [...new Set(codes.map((code) => problemKinds[code].status))].sort((a, b) => a - b);
  return statuses.map((status) => [
    String(status),
    {
      description: codes.filter((code) => problemKinds[code].status === status).join(', '),
      content: { [problemMediaType]: { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]);
};

const fileContent = Object.fromEntries(
  Object.values(fileKinds).map(({ mediaType }) => [
    mediaType,
    { schema: { type: 'string', format: 'binary' } },
  ]),
);

const operation = (route: Route) => ({
  operationId: route.name,
  summary: route.summary,
  tags: [route.name.split('.')[0]],
  security: route.access.who === 'anyone' ? [{}, { session: [] }] : [{ session: [] }],
  parameters: parameters(route),
  ...(route.body === null
    ? {}
    : {
        requestBody: {
          required: true,
          content: {
            [route.takesFiles === null ? 'application/json' : 'multipart/form-data']: {
              schema: schemaOf(route.body, 'input'),
            },
          },
        },
      }),
  responses: Object.fromEntries([
    [
      String(route.status),
      route.status === 204
        ? { description: 'Done' }
        : {
            description: route.summary,
            content: route.givesFile
              ? fileContent
              : { 'application/json': { schema: schemaOf(route.answer, 'output') } },
            ...(route.paged
              ? {
                  headers: {
                    Link: {
                      description: 'The next page (RFC 8288), where there is one',
                      schema: { type: 'string' },
                    },
                  },
                }
              : {}),
          },
    ],
    ...refusals(route),
  ]),
});

/** The OpenAPI 3.1 description of the mounted calls, as JSON. */
export const openApiPage = (routes: readonly Route[]): string => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: 'Basoche',
      version: '1',
      description: 'Le réseau interprofessionnel des métiers du droit',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  });
};
