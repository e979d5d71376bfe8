import type { InboxConversation } from '@basoche/contract/threads/inbox';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { type SituationFacts, situationOf } from '@basoche/domain/threads/situation';
import { type DueFacts, dueAtOf } from '@basoche/domain/threads/situation-deadlines';
import { turnOf } from '@basoche/domain/threads/whose-turn';

/** Situation of a thread for one of its parties, shown in the inbox and in the thread. */
export const presentSituation = (
  facts: SituationFacts,
  viewer: ThreadParty,
  due: DueFacts,
): Pick<InboxConversation, 'situation' | 'turn' | 'dueAt' | 'sheet'> => {
  const situation = situationOf(facts);
  return {
    situation,
    turn: turnOf(situation, viewer),
    dueAt: dueAtOf(situation, due)?.toISOString() ?? null,
    ...(facts.sheet ? { sheet: facts.sheet } : {}),
  };
};
