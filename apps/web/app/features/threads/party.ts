import type { Thread } from '@basoche/contract/threads/threads';
import type { ThreadParty } from '@basoche/domain/threads/actors';

export const partyOf = ({ isCreator }: Pick<Thread, 'isCreator'>): ThreadParty =>
  isCreator ? 'creator' : 'candidate';
