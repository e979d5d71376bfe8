import type { HeldFile } from '@basoche/contract/vigilance/collections';
import type { ThreadVigilance } from '@basoche/contract/vigilance/threads';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { Day } from '@basoche/domain/time/paris';
import { collectionState, nextCollection } from '@basoche/domain/vigilance/collection';
import { lackingSentence, vigilanceDocumentContent } from '@basoche/domain/vigilance/content';
import type { VigilanceFile } from '@basoche/domain/vigilance/file';
import type { CandidateKind } from '@basoche/domain/vigilance/parties';
import type { ThreadRelation } from '@basoche/domain/vigilance/thread-relation';

const none = {
  state: null,
  lastDay: null,
  items: null,
  lacking: null,
  collection: null,
  held: null,
} as const;

/**
 * For a relation that requires nothing, and for a thread without an agreed price, whose creator may be
 * hidden.
 */
export const presentNothing = (sumCents: number): ThreadVigilance => ({
  ...none,
  sum: centsToEuros(sumCents),
  asks: false,
});

interface ThreadFileContext {
  readonly relation: ThreadRelation;
  readonly file: VigilanceFile & { readonly candidate: CandidateKind };
  readonly collectedOn: readonly Day[];
  /** The file as the viewer holds and downloads it, if they do. */
  readonly held: HeldFile | null;
  readonly today: Day;
}

/**
 * Before a mode is accepted, the client reads only the state. Only the owner reads which documents are
 * missing.
 */
export const presentAsked = (
  party: ThreadParty,
  { relation, file, collectedOn, held, today }: ThreadFileContext,
): ThreadVigilance => {
  const { sumCents, heldFrom } = relation;
  const shared = { ...none, sum: centsToEuros(sumCents), asks: true, state: file.state };
  if (party === 'candidate')
    return {
      ...shared,
      lastDay: file.lastDay,
      items: file.items
        .filter(({ demand }) => demand !== 'nothing')
        .map(({ kind, state, lastDay }) => ({
          kind,
          title: vigilanceDocumentContent(kind, file.candidate).title,
          state,
          lastDay,
        })),
      lacking: lackingSentence(file, file.candidate),
    };
  return {
    ...shared,
    lastDay: heldFrom === null ? null : file.lastDay,
    held,
    collection: {
      state: collectionState({ heldFrom, collectedOn }, file.state, today),
      nextOn: heldFrom === null ? null : nextCollection({ heldFrom, collectedOn }),
    },
  };
};
