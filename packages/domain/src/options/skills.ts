import { type OptionValue, optionList } from './option.ts';

const names = [
  'Gestion de projet',
  'Contentieux',
  'Rédaction',
  'Recherches juridiques',
  'Management',
  'Aisance oratoire',
  'Legal design',
  'IA',
  'Gestion des relations clients',
  'RGPD',
  'Maîtrise du pack Office',
  'Maîtrise des réseaux sociaux',
] as const;

/** Skills that members grade for themselves; the label is the value on the wire. */
export const skillNames = optionList(names.map((name) => ({ value: name, label: name })));

export type SkillName = OptionValue<typeof skillNames>;
