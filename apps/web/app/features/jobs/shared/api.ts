export { jobCounts } from '../api.ts';
