export { hidden } from '../content.ts';
