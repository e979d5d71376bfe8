import { type OptionValue, optionList } from './option.ts';

/** The stages of an article, as staff see them. */
export const articleStages = optionList([
  { value: 'draft', label: 'Brouillon' },
  { value: 'scheduled', label: 'Programmé' },
  { value: 'published', label: 'Publié' },
  { value: 'withdrawn', label: 'Retiré' },
]);

export type ArticleStage = OptionValue<typeof articleStages>;
