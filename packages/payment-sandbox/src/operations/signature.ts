import { createHmac } from 'node:crypto';

/** `t=…,v1=…`, over the exact bytes that are sent. */
export const signatureOf = (payload: string, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;
