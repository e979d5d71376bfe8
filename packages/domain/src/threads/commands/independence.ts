import { currentIndependence } from '../../conflicts/independence.ts';
import { everybodyConsented } from '../conditions.ts';
import { type SignedDeclaration, signed, unsigned } from '../independence.ts';
import * as needs from '../independence-conditions.ts';
import { mail, notify } from '../outcome.ts';
import { beforeEnd, permission } from './definition.ts';

/** Independence of the candidate, and the parties that the creator shows them (rules §9). Neither moves the application. */
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

  /** Tells that a point is to be seen with the client. Nobody asks for its reason, which may be a secret. */
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

  /** Shows the parties of this version of the list to the candidate, who is held by the agreement. */
  'parties/disclose': permission<{
    readonly listVersion: number;
    /** As in a declaration. */
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
