import { currentIndependence } from '../../conflicts/independence.ts';
import { everybodyConsented } from '../conditions.ts';
import { type SignedDeclaration, signed, unsigned } from '../independence.ts';
import * as needs from '../independence-conditions.ts';
import { mail, notify } from '../outcome.ts';
import { beforeEnd, permission } from './definition.ts';

/**
 * Independence of the candidate, and the parties that the creator shows them (rules §9). No command here
 * changes the state.
 */
export const independenceCommands = {
  'independence/declare': permission<SignedDeclaration>({
    by: ['candidate'],
    from: beforeEnd,
    needs: [
      needs.takesIndependence,
      needs.notDeclared,
      needs.partiesAreNamed,
      needs.partiesWereAskedAbout,
      needs.declarationIsInForce,
      needs.listIsAsRead,
    ],
    does: ({ command, now }) => ({
      fields: { independence: signed(command, now) },
      effects: [notify('creator', 'INDEPENDENCE_DECLARED')],
    }),
    sample: ({ conflicts }) => ({
      version: currentIndependence.version,
      sha256: '',
      listVersion: conflicts?.listVersion ?? 0,
      commitment: null,
    }),
    recordedAs: 'Déclaration d’indépendance signée',
  }),

  /**
   * The candidate has a point to discuss with the client. The reason is never asked for: it may be a secret.
   */
  'independence/reserve': permission({
    by: ['candidate'],
    from: beforeEnd,
    needs: [needs.takesIndependence, needs.notReserved],
    does: ({ application, now }) => ({
      fields: { independence: unsigned('reserved', application.conflicts, now) },
      effects: [notify('creator', 'INDEPENDENCE_RESERVED'), mail('creator', 'independence-reserved')],
    }),
    recordedAs: 'Réserve sur l’indépendance',
  }),

  'independence/retract': permission({
    by: ['candidate'],
    from: beforeEnd,
    needs: [needs.declared],
    does: ({ application, now }) => ({
      fields: { independence: unsigned('retracted', application.conflicts, now) },
      effects: [notify('creator', 'INDEPENDENCE_RETRACTED'), mail('creator', 'independence-retracted')],
    }),
    recordedAs: 'Déclaration d’indépendance retirée',
  }),

  /**
   * Shows this version of the list of parties to the candidate, once both parties accepted the
   * confidentiality agreement.
   */
  'parties/disclose': permission<{
    readonly listVersion: number;
    /** Same commitment as in a declaration. */
    readonly commitment: string | null;
  }>({
    by: ['creator'],
    from: beforeEnd,
    needs: [needs.hasParties, needs.notShown, everybodyConsented, needs.listIsAsRead],
    does: ({ command: { listVersion }, now }) => ({
      fields: { shownParties: { listVersion, at: now } },
      effects: [notify('candidate', 'PARTIES_SHOWN'), mail('candidate', 'parties-shown')],
    }),
    sample: ({ conflicts }) => ({ listVersion: conflicts?.listVersion ?? 0, commitment: null }),
    recordedAs: 'Parties montrées au prestataire',
  }),
};
