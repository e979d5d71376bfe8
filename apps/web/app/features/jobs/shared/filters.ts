export { jobFilterSet } from '../filters.ts';
