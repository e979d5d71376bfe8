/** Refused configuration. The message is a sentence for the operator. */
export class ConfigRefused extends Error {
  override name = 'ConfigRefused';
}
