export { own } from '../profile-content.ts';
