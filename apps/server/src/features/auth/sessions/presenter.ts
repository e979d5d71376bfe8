import type { OpenSession } from '@basoche/contract/auth/sessions';
import { deviceWords } from '@basoche/domain/access/devices';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { ListedSession } from './store.ts';

export const presentSession = (row: ListedSession, { sessionId }: Viewer): OpenSession => ({
  id: row.id,
  device: deviceWords(row.browser, row.system),
  createdAt: row.created_at.toISOString(),
  usedAt: row.used_at.toISOString(),
  isCurrent: row.id === sessionId,
});
