export { ownCard } from '../creator-content.ts';
