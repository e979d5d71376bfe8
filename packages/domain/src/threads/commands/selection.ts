import { titleOf } from '../../notifications/keys.ts';
import * as needs from '../conditions.ts';
import { mail, notify } from '../outcome.ts';
import { trimmedOrNull, withRefusalWords } from '../party-texts.ts';
import { anyThread, command, permission } from './definition.ts';

/** Words of a creator who refuses; `null` or absent if there are none. */
export interface RefusalWords {
  readonly text?: string | null | undefined;
}

/** Commands on the choice of a candidate: a refusal, a withdrawal, and the end of the search. */
export const selectionCommands = {
  refuseCandidate: permission<RefusalWords>({
    by: ['creator'],
    threads: anyThread,
    from: ['NEW', 'WAITING_ACCEPTATION'],
    to: ['REFUSED'],
    needs: [needs.refusalFits],
    does: ({ application, command: { text } }) => {
      const refusalText = trimmedOrNull(text);
      const title = withRefusalWords(titleOf('CANDIDATE_REFUSED'), application, refusalText);
      return {
        fields: { state: 'REFUSED', closedReason: 'refused', refusalText, offerToConfirm: [] },
        effects: [notify('candidate', 'CANDIDATE_REFUSED', title), mail('candidate', 'candidate-refused')],
      };
    },
    recordedAs: 'Candidature refusée',
  }),

  withdraw: permission({
    by: ['candidate'],
    threads: anyThread,
    from: ['NEW', 'WAITING_ACCEPTATION'],
    to: ['REFUSED'],
    does: () => ({
      fields: { state: 'REFUSED', closedReason: 'withdrawn', offerToConfirm: [] },
      effects: [notify('creator', 'CANDIDATE_WITHDREW'), mail('creator', 'candidate-withdrew')],
    }),
    recordedAs: 'Candidature retirée',
  }),

  /** The creator found somebody else for the mission; this thread stays open. */
  'mission/filled': command({
    by: ['creator'],
    from: ['NEW', 'WAITING_ACCEPTATION'],
    needs: [needs.noModeProposed],
    does: () => ({
      effects: [notify('candidate', 'MISSION_FILLED'), mail('candidate', 'mission-filled')],
    }),
    recordedAs: 'Mission déclarée pourvue',
  }),

  /** The creator found somebody for the offer; threads of candidates who were not refused stay open. */
  'job/filled': command({
    by: ['creator'],
    threads: ['JOB'],
    from: ['NEW'],
    does: () => ({
      effects: [notify('candidate', 'JOB_FILLED'), mail('candidate', 'job-filled')],
    }),
    recordedAs: 'Offre déclarée pourvue',
  }),
};
