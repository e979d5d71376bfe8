import { accessInWords } from '@basoche/contract/access-in-words';
import { id } from '@basoche/contract/fields';
import { fileKinds } from '@basoche/contract/files';
import { idempotencyKeyForm } from '@basoche/contract/idempotency';
import { problem, problemKinds, problemMediaType, problemSchema } from '@basoche/contract/problem';
import { pathParameters, problemsOf, type Route } from '@basoche/contract/route';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** Shared parts of the document, by the name under which calls refer to them. */
interface Components {
  readonly schemas: Record<string, Json>;
  readonly responses: Record<string, Json>;
}

const referring = (schema: unknown, suffix: string): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll(/"#\/\$defs\/(\w+)"/g, `"#/components/schemas/$1${suffix}"`));

/** Writes a schema; its named parts become components, which all calls share. */
const schemaOf = ({ schemas }: Components, schema: z.ZodType, io: 'input' | 'output'): Json => {
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  // Schemas of sent and answered data differ: a field with a default may be absent in what is sent.
  const suffix = io === 'input' ? 'Sent' : '';
  for (const [name, part] of Object.entries($defs)) {
    const { id: _, ...written } = referring(part, suffix);
    schemas[name + suffix] = written;
  }
  return referring(rest, suffix);
};

const parameters = (components: Components, route: Route) => [
  ...pathParameters(route.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOf(components, route.params.shape[name] ?? z.string(), 'input'),
  })),
  ...Object.entries(route.query.shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: schemaOf(components, schema, 'input'),
  })),
  ...('seats' in route.access && route.access.seats
    ? [
        {
          name: 'Acting-For',
          in: 'header',
          description: 'The firm for which a person makes the call, by their seat in it',
          required: false,
          schema: schemaOf(components, id, 'input'),
        },
      ]
    : []),
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

/** Refusals of a call by status: each code with its sentence. Calls with the same codes share one response. */
const refusals = ({ responses }: Components, route: Route) => {
  const codes = problemsOf(route).sort();
  const statuses = [...new Set(codes.map((code) => problemKinds[code].status))].sort((a, b) => a - b);
  return statuses.map((status) => {
    const ofStatus = codes.filter((code) => problemKinds[code].status === status);
    const [first] = ofStatus;
    const name = ofStatus.join('.');
    responses[name] ??= {
      description: ofStatus.map((code) => `- \`${code}\`: ${problemKinds[code].title}`).join('\n'),
      content: {
        [problemMediaType]: {
          schema: { $ref: '#/components/schemas/Problem' },
          // One example: Swagger UI gives the choice among several no accessible name.
          ...(first ? { example: problem(first) } : {}),
        },
      },
    };
    return [String(status), { $ref: `#/components/responses/${name}` }];
  });
};

const fileContent = Object.fromEntries(
  Object.values(fileKinds).map(({ mediaType }) => [
    mediaType,
    { schema: { type: 'string', format: 'binary' } },
  ]),
);

const operation = (components: Components, route: Route) => ({
  operationId: route.name,
  summary: route.summary,
  description: `For ${accessInWords(route.access)}.`,
  tags: [route.name.split('.')[0]],
  security: route.access.who === 'anyone' ? [{}, { session: [] }] : [{ session: [] }],
  parameters: parameters(components, route),
  ...(route.body === null
    ? {}
    : {
        requestBody: {
          required: true,
          content: {
            [route.takesFiles === null ? 'application/json' : 'multipart/form-data']: {
              schema: schemaOf(components, route.body, 'input'),
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
              : { 'application/json': { schema: schemaOf(components, route.answer, 'output') } },
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
    ...refusals(components, route),
  ]),
});

/** The OpenAPI 3.1 description of the mounted calls, as JSON. */
export const openApiPage = (routes: readonly Route[]): string => {
  const components: Components = { schemas: {}, responses: {} };
  schemaOf(components, problemSchema, 'output');
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(components, route) };
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
      ...components,
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  });
};
