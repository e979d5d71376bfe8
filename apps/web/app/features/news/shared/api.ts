export { latestNews } from '../api.ts';
