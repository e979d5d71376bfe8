import { actingParty, otherParty } from '../actors.ts';
import type { AgreedText } from '../application.ts';
import * as needs from '../conditions.ts';
import { agreementVersion } from '../confidentiality.ts';
import { action, mail, notify } from '../outcome.ts';
import { anyThread, notRefused, parties, permission } from './definition.ts';

/** Messages and confidentiality, the same in the threads of missions and of job offers. */
export const conversationCommands = {
  /** A text, a number of attached files, or both. The store writes the message itself. */
  message: permission<{ readonly content: string; readonly files?: number }>({
    by: parties,
    threads: anyThread,
    from: notRefused,
    stateRefusal: 'MESSAGES_CLOSED',
    needs: [needs.actorConsented, needs.messageIsNotBlank, needs.messageFits],
    does: ({ actor }) => ({ effects: [notify(otherParty(actingParty(actor)), 'NEW_MESSAGE')] }),
    sample: () => ({ content: '.' }),
    recordedAs: 'Message',
  }),

  nda: permission<AgreedText>({
    by: parties,
    threads: anyThread,
    from: notRefused,
    needs: [needs.actorHasNotConsented, needs.versionIsInForce],
    does: ({ application, actor, command, now }) => {
      const party = actingParty(actor);
      const { version, sha256 } = command;
      const fields = { consents: { ...application.consents, [party]: { version, sha256, at: now } } };
      const other = otherParty(party);
      return application.consents[other] !== null
        ? { accept: ['NDA'], fields, effects: [notify(other, 'NDA_ACCEPTED'), mail(other, 'nda-accepted')] }
        : { open: [action('NDA')], fields, effects: [notify(other, 'NDA_ASKED'), mail(other, 'nda-asked')] };
    },
    sample: (application) => ({ version: agreementVersion(application), sha256: '' }),
    recordedAs: 'Accord de confidentialité accepté',
  }),
};
