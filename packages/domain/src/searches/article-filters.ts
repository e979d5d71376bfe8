import { articleStages } from '../options/article-stages.ts';
import { type OfficeFilters, words } from './filters.ts';
import { at } from './office-filters.ts';
import { single } from './single-filter.ts';

/** Filters of the editors' list of articles. */
export const articleFilters = {
  /** Words in the title, the author or the category. */
  q: at('q', words),
  stage: at('etat', single(articleStages, 'un état d’article')),
} satisfies OfficeFilters;
