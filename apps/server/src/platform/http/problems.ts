import { type Problem, type ProblemCode, problem, problemMediaType } from '@basoche/contract/problem';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isTransient } from '../database/database-errors.ts';
import { problemOfRefusal, Refusal } from './refusal.ts';
import { closeIfUnread } from './unread-bodies.ts';

/** Problem codes of the framework's errors. Any other error below 500 is a request that could not be read. */
const codeOfFrameworkError: Record<string, ProblemCode> = {
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_HANDLER_TIMEOUT: 'UNAVAILABLE',
};

export const sendProblem = (reply: FastifyReply, answer: Problem, retryAfterSeconds?: number) => {
  if (retryAfterSeconds !== undefined)
    reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  return reply.code(answer.status).type(problemMediaType).send(JSON.stringify(answer));
};

/** The one place that turns an error into an answer: a refusal as it is, an unexpected error without details. */
export const answerError = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
  if (error instanceof Refusal) {
    return sendProblem(reply, problemOfRefusal(error), error.details.retryAfterSeconds);
  }
  if (isTransient(error)) {
    request.log.warn({ err: error, requestId: request.id }, 'Refused: the database does not answer');
    return sendProblem(reply, problem('UNAVAILABLE'), 1);
  }
  const code = 'code' in error ? codeOfFrameworkError[String(error.code)] : undefined;
  // The rest of the body may never arrive.
  if ('code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT') closeIfUnread(request, reply);
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  if (code !== undefined) return sendProblem(reply, problem(code), code === 'UNAVAILABLE' ? 1 : undefined);
  if (status >= 400 && status < 500) return sendProblem(reply, problem('MALFORMED_REQUEST'));
  request.log.error(
    { err: error, requestId: request.id, route: request.routeOptions.url },
    'Unexpected failure',
  );
  return sendProblem(reply, problem('INTERNAL', { requestId: request.id }));
};
