/** Error if the server of `REDIS_URL` cannot be used. The message is for the operator. */
export class RedisRefused extends Error {
  override name = 'RedisRefused';
}
