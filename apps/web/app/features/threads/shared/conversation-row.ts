export { ConversationRow } from '../components/conversation-row.tsx';
