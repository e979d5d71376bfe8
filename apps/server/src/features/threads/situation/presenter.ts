import type { InboxConversation } from '@basoche/contract/threads/inbox';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { depositOpening, type SituationFacts, situationOf } from '@basoche/domain/threads/situation';
import { type DueFacts, dueAtOf } from '@basoche/domain/threads/situation-deadlines';
import { turnOf } from '@basoche/domain/threads/whose-turn';
import type { Day } from '@basoche/domain/time/paris';

type Seen = Pick<InboxConversation, 'situation' | 'turn' | 'sheet' | 'depositOpensOn'>;

/** Situation of a thread for one of its parties on a day, as lists and the thread's page show it. */
export const presentTurn = (facts: SituationFacts, viewer: ThreadParty, today: Day): Seen => {
  const situation = situationOf(facts, today);
  const opening = depositOpening(facts, today);
  return {
    situation,
    turn: turnOf(situation, viewer),
    ...(facts.sheet ? { sheet: facts.sheet } : {}),
    ...(opening === null ? {} : { depositOpensOn: opening }),
  };
};

/** The same with its deadline. */
export const presentSituation = (
  facts: SituationFacts,
  viewer: ThreadParty,
  due: DueFacts,
  today: Day,
): Seen & Pick<InboxConversation, 'dueAt'> => {
  const turn = presentTurn(facts, viewer, today);
  return { ...turn, dueAt: dueAtOf(turn.situation, due)?.toISOString() ?? null };
};
