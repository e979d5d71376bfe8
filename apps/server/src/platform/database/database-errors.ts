/** Classifies database errors: tells which ones may be gone when the same call is retried. */

/** The error code of PostgreSQL or of the system. */
export const errorCodeOf = (error: unknown): string | undefined => {
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

/** True if the database cannot be reached, is stopping or starting, or has no free connection. */
export const isConnectionLoss = (error: unknown): boolean => {
  const code = errorCodeOf(error);
  if (code !== undefined && (/^(?:08|57P|53)/.test(code) || lostCodes.has(code))) return true;
  return error instanceof Error && lostMessages.test(error.message);
};

/** True if PostgreSQL cancelled a statement that took too long, or waited too long for a lock. */
export const isOverdue = (error: unknown): boolean => ['55P03', '57014'].includes(errorCodeOf(error) ?? '');

/** True if the same call may succeed a moment later. */
export const isTransient = (error: unknown): boolean => isConnectionLoss(error) || isOverdue(error);
