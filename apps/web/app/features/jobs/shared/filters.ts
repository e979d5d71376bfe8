export { filterQuery, readFilters } from '../filters.ts';
