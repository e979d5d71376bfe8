import { optionList } from './option.ts';

/** Kinds of courts before which a hearing may be held, by the code that a court's own code begins with. */
export const courtKinds = optionList([
  { value: 'tj', label: 'Tribunal judiciaire' },
  { value: 'ca', label: 'Cour d’appel' },
  { value: 'tc', label: 'Tribunal de commerce' },
  { value: 'cph', label: 'Conseil de prud’hommes' },
]);
