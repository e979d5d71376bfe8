export { readWords } from '../filters.ts';
