export { threadDrafts } from '../api/message-draft.ts';
export { useUnread } from '../api/unread.ts';
export { useWaiting } from '../api/waiting-applications.ts';
