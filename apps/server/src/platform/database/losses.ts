/** What the database does not answer, and whether it may well answer a moment later. */

/** PostgreSQL's or the system's code of a failure. */
export const codeOf = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
};

const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const lostMessages =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable|query read timeout|connection ended/i;

/** The database cannot be reached, is stopping, is starting, or has no connection to spare. */
export const isConnectionLoss = (error: unknown): boolean => {
  const code = codeOf(error);
  if (code !== undefined && (/^(?:08|57P|53)/.test(code) || lostCodes.has(code))) return true;
  return error instanceof Error && lostMessages.test(error.message);
};

/** PostgreSQL gave a statement up: a lock or an answer took longer than it may. */
const isOverdue = (error: unknown): boolean => ['55P03', '57014'].includes(codeOf(error) ?? '');

/** The same call may well be answered a moment later. */
export const isPassing = (error: unknown): boolean => isConnectionLoss(error) || isOverdue(error);
