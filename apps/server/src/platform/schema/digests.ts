import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { Generated } from 'kysely';

export interface ThreadDigestTable {
  application_id: string;
  party: ThreadParty;
  planned: boolean;
  mailed_at: Date | null;
  told_position: Generated<number>;
}

export interface DigestTables {
  thread_digest: ThreadDigestTable;
}
