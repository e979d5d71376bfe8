export { ownProfile } from '../profile-content.ts';
