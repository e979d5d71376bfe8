import type { MailFacts } from '@basoche/domain/mails/facts';
import type { Wording } from '@basoche/domain/mails/shared-content';
import { type MessageFacts, messageWording, threadWordings } from '@basoche/domain/mails/thread-mails';
import { threadMails as names, type ThreadMail } from '@basoche/domain/notifications/mails';
import { modeNames } from '@basoche/domain/payments/fees';
import { defineMails, type MailCard, type MailContent } from '../../../platform/mail/mail-content.ts';
import type { ThreadMailFacts } from './presenter.ts';

/** Layout of the mails of threads. Their sentences stand in `packages/domain/src/mails`. */

type Fact = MailCard['facts'][number];

/** Names of the parties, as far as this reader may know them. */
const partiesOf = ({ to, type, otherName, names }: MailFacts): Fact[] => {
  const isMission = type === 'MISSION';
  const client: Fact = [
    isMission ? 'Client' : 'Recruteur',
    to === 'candidate' ? (otherName ?? 'Anonyme') : names.client,
  ];
  const provider: Fact = [isMission ? 'Prestataire' : 'Candidat', names.provider];
  if (to === 'creator') return [provider];
  return to === 'candidate' ? [client] : [client, provider];
};

/** Summary card of the mission: parties, price, mode, and date of payment. */
const cardOf = (facts: MailFacts): MailCard => {
  const { subject, price, instalment, delayDays, mode, due, held, state, releaseDays } = facts;
  const isDue = due !== null && (state === 'WAITING_FUNDS' || state === 'WAITING_ACCEPTATION');
  return {
    title: subject,
    facts: [
      ...partiesOf(facts),
      ...(price === '' ? [] : [['Prix', price] as const]),
      ...(instalment === null ? [] : [[instalment.name, instalment.price] as const]),
      ...(delayDays === null || state !== 'NEW' ? [] : [['Délai proposé', `${delayDays} jours`] as const]),
      ...(mode === null ? [] : [['Mode', modeNames[mode]] as const]),
      ...(isDue ? [['Dépôt à faire', due.total] as const] : []),
      ...(held === null ? [] : [['Fonds retenus', held.total] as const]),
      ...(releaseDays === null ? [] : [['Versement prévu', releaseDays] as const]),
    ],
  };
};

const isOffice = ({ to }: MailFacts) => to === 'staff' || to === 'partner';

const letterOf = (facts: ThreadMailFacts, { subject, paragraphs, action }: Wording): MailContent => ({
  subject,
  greeting: `Bonjour ${facts.reader},`,
  paragraphs,
  card: cardOf(facts),
  button: { label: action ?? (isOffice(facts) ? 'Ouvrir la liste' : 'Ouvrir l’échange'), url: facts.url },
});

type Writers = Readonly<Record<ThreadMail, (facts: ThreadMailFacts) => MailContent>>;

export const threadMails = defineMails(
  Object.fromEntries(
    names.map((name) => [name, (facts: ThreadMailFacts) => letterOf(facts, threadWordings[name](facts))]),
  ) as Writers,
);

export const messageMails = defineMails({
  messages: (message: MessageFacts & { readonly facts: ThreadMailFacts }) =>
    letterOf(message.facts, messageWording(message)),
});
