import { timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '../calls/all.ts';
import { invalid, isDatabaseCode, Refusal, unauthorized, unrecognized } from '../errors.ts';
import { decodeForm, type Form } from '../form.ts';
import { newId } from '../ids.ts';
import { isObject } from '../json.ts';
import { apiVersion } from '../operations/events.ts';
import { find, inTransaction, withSavepoint } from '../store.ts';
import type { World } from '../world.ts';
import type { Call, Context } from './call.ts';
import { expanded } from './expand.ts';
import { type Fault, refusalOf, takeFault } from './faults.ts';
import { type Answer, answeredBefore, type KeyedCall, storeAnswer } from './idempotency.ts';

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const same = (given: string, known: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(known)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const checkKey = (request: FastifyRequest, secretKey: string): void => {
  const authorization = header(request, 'authorization');
  if (authorization === undefined)
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. "Authorization: Bearer YOUR_SECRET_KEY").',
    );
  const key = authorization.replace(/^Bearer /i, '');
  if (!same(key, secretKey))
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 7)}${'*'.repeat(8)}${key.slice(-4)}`);
};

/** Refuses other versions of the API: the objects have the shapes of a single version. */
const checkVersion = (request: FastifyRequest): void => {
  const version = header(request, 'stripe-version') ?? apiVersion;
  if (version !== apiVersion)
    throw invalid(`The payment sandbox speaks API version ${apiVersion}, and was asked for ${version}.`);
};

const connectedAccountPaths = new Set(['/v1/balance']);

const accountOf = async (world: World, request: FastifyRequest, path: string): Promise<string> => {
  const account = header(request, 'stripe-account');
  if (account === undefined) return '';
  if (!connectedAccountPaths.has(path))
    throw invalid(`The payment sandbox does not carry out ${path} on behalf of a connected account.`);
  if ((await find(world.pool, account))?.kind !== 'account')
    throw new Refusal(403, {
      type: 'invalid_request_error',
      code: 'account_invalid',
      message: `The provided key does not have access to account '${account}' (or that account does not exist).`,
    });
  return account;
};

const bodyOf = ({ fields }: Refusal, requestId: string): object => ({
  error: {
    ...fields,
    ...(fields.code === undefined
      ? {}
      : { doc_url: `https://stripe.com/docs/error-codes/${fields.code.replaceAll('_', '-')}` }),
    request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
  },
});

interface ApiRequest {
  readonly call: Call;
  readonly requestId: string;
  readonly account: string;
  readonly form: Form;
  readonly sent: string;
  readonly key: string | undefined;
  readonly ids: Readonly<Record<string, string>>;
  readonly url: string;
  readonly fault: Fault | undefined;
}

const expandPaths = (form: Form): string[] => {
  const expand = form.get('expand');
  if (!(expand instanceof Map)) return [];
  return [...expand.values()].filter((path) => typeof path === 'string');
};

const run = async (
  work: (context: Context) => Promise<object>,
  context: Context,
  form: Form,
): Promise<object> => expanded(context.db, await work(context), expandPaths(form));

const busy = (error: unknown): boolean => isDatabaseCode(error, '40P01', '40001', '55P03');

/** Carries out a change in one transaction, together with the answer stored under its key. */
const runChange = async (
  world: World,
  request: ApiRequest,
): Promise<Answer & { readonly replayed: boolean }> => {
  const { call, requestId, account, form, key, fault } = request;
  const work = call.prepare(form, request.ids);
  const once = () =>
    inTransaction(world.pool, async (db) => {
      const context = {
        ...(await world.contextIn(db)),
        account,
        request: { id: requestId, key: key ?? null },
      };
      const keyed: KeyedCall | undefined =
        key === undefined
          ? undefined
          : { key, account, endpoint: request.url, sent: `${call.method} ${request.sent}`, now: context.now };
      const before = keyed && (await answeredBefore(db, keyed));
      if (before !== undefined) return { ...before, replayed: true };
      let answer: Answer;
      try {
        if (fault?.kind === 'status') throw refusalOf(fault.status);
        answer = { status: 200, body: await withSavepoint(db, () => run(work, context, form)) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        answer = { status: error.status, body: bodyOf(error, requestId) };
      }
      if (keyed !== undefined) await storeAnswer(db, keyed, answer);
      return { ...answer, replayed: false };
    });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once();
    } catch (error) {
      if (!busy(error) || attempt === 4) throw error;
    }
  }
};

const runRead = async (world: World, request: ApiRequest): Promise<Answer> => {
  const work = request.call.prepare(request.form, request.ids);
  // An expired session is marked when it is read, so that a read may change something.
  const body = await inTransaction(world.pool, async (db) =>
    run(work, { ...(await world.contextIn(db)), account: request.account, request: null }, request.form),
  );
  return { status: 200, body };
};

const answerTo = async (
  world: World,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const requestId = newId('request');
  reply.header('request-id', requestId).header('stripe-version', apiVersion);
  const [path = '', query = ''] = request.url.split('?');
  checkKey(request, world.secretKey);
  checkVersion(request);
  const fault = await takeFault(world.pool, request.method, path);
  if (fault?.kind === 'latency') await pause(fault.ms);
  if (fault?.kind === 'hang') return reply.hijack();
  if (fault?.kind === 'status' && !fault.remembered) throw refusalOf(fault.status);
  const sent = typeof request.body === 'string' && request.body !== '' ? request.body : query;
  const key = header(request, 'idempotency-key');
  if (key !== undefined && key.length > 255) throw invalid('Idempotency keys are up to 255 characters long.');
  const apiRequest: ApiRequest = {
    call,
    requestId,
    account: await accountOf(world, request, call.path),
    form: decodeForm(sent),
    sent,
    key: call.method === 'POST' ? key : undefined,
    ids: request.params as Record<string, string>,
    url: path,
    fault,
  };
  if (key !== undefined) reply.header('idempotency-key', key);
  const answer =
    call.method === 'GET'
      ? { ...(await runRead(world, apiRequest)), replayed: false }
      : await runChange(world, apiRequest);
  world.wake();
  if (answer.replayed) reply.header('idempotent-replayed', 'true');
  if (answer.status >= 500) reply.header('stripe-should-retry', 'false');
  if (fault?.kind === 'lost answer') {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  return reply.code(answer.status).send(answer.body);
};

const isLoud = ({ status, fields }: Refusal): boolean =>
  status === 404
    ? fields.code === undefined
    : fields.code === 'parameter_unknown' || / sandbox /.test(fields.message);

/** `/v1/*`, as called by Stripe's libraries. */
export const apiOf =
  (world: World) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_048_576 }, (_, body, done) =>
      done(null, body),
    );
    for (const one of calls)
      app.route({
        method: one.method,
        url: one.path,
        handler: (request, reply) => answerTo(world, one, request, reply),
      });
    app.setErrorHandler(async (error, request, reply) => {
      const requestId = String(reply.getHeader('request-id') ?? newId('request'));
      const path = request.url.split('?')[0] ?? '';
      if (error instanceof Refusal) {
        if (isLoud(error)) await world.refused(request.method, path, error.message);
        return reply.code(error.status).send(bodyOf(error, requestId));
      }
      const status = isObject(error) && typeof error.statusCode === 'number' ? error.statusCode : 500;
      if (status >= 500) world.log.warn({ err: error, path }, 'The payment sandbox failed');
      return reply
        .code(status)
        .send({ error: { type: 'api_error', message: 'The payment sandbox failed: see its log.' } });
    });
    const unknown = async (request: FastifyRequest, reply: FastifyReply) => {
      const path = request.url.split('?')[0] ?? '';
      const refusal = unrecognized(request.method, path);
      await world.refused(request.method, path, refusal.message);
      return reply.code(404).send(bodyOf(refusal, newId('request')));
    };
    app.all('/v1/*', unknown);
    app.all('/v2/*', unknown);
  };
