export { threadDrafts } from '../api/draft.ts';
export { useUnread } from '../api/unread.ts';
export { useWaiting } from '../api/waiting.ts';
