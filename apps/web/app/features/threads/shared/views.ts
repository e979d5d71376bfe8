export { inboxPath, threadPath } from '../views.ts';
