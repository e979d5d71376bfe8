import { optionList } from './option.ts';

/**
 * Kinds of courts before which a hearing may be held; the code of a court begins with the code of its kind.
 */
export const courtKinds = optionList([
  { value: 'tj', label: 'Tribunal judiciaire' },
  { value: 'ca', label: 'Cour d’appel' },
  { value: 'tc', label: 'Tribunal de commerce' },
  { value: 'cph', label: 'Conseil de prud’hommes' },
]);
