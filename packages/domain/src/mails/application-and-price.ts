import type { MailFacts } from './facts.ts';
import { type MailWriter, other, quoted, wordsOf } from './shared-content.ts';

/** Mails about an application, its price and its refusal. */

const consentText = (hasConsented: boolean) =>
  hasConsented
    ? ['L’accord de confidentialité est déjà accepté de son côté\u202f: acceptez-le pour lui écrire.']
    : [];

const aboutIndependence = ({ independence }: MailFacts): string[] => {
  if (independence === 'declared') return ['Sa déclaration d’indépendance est signée.'];
  return independence === 'reserved'
    ? [
        'Un point est à voir avec le prestataire au sujet de son indépendance. Cela ne dit rien de ses clients.',
      ]
    : [];
};

/** Sentences about the price and the text that came with a refusal; the first of them names the author. */
const answered = (facts: MailFacts): string[] => {
  const { suggestion, words } = facts;
  const introduction = suggestion === null ? `${other(facts)} vous écrit` : 'Son message';
  return [
    ...(suggestion === null ? [] : [`${other(facts)} vous suggère ${suggestion}.`]),
    ...(words === null ? [] : [`${introduction}\u202f: ${quoted(words)}`]),
  ];
};

export const applicationAndPriceMails = {
  'application-received': (facts) => ({
    subject: `Nouvelle candidature pour ${wordsOf(facts).your}`,
    paragraphs:
      facts.type === 'MISSION'
        ? [
            `${other(facts)} a postulé à ${wordsOf(facts).your} et propose ${facts.price}.`,
            ...aboutIndependence(facts),
            'Vous pouvez accepter ce prix, le refuser ou écarter la candidature.',
            ...consentText(facts.hasConsented),
          ]
        : [
            `${other(facts)} a postulé à ${wordsOf(facts).your}.`,
            'Lisez sa candidature, puis répondez-lui dans l’échange.',
            ...consentText(facts.hasConsented),
          ],
    action: 'Lire la candidature',
  }),
  'price-accepted': (facts) => ({
    subject: `Votre prix est accepté\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} accepte votre prix de ${facts.price} pour la mission ${quoted(facts.subject)}.`,
      'Un mode de collaboration va vous être proposé.',
    ],
  }),
  'price-refused': (facts) => ({
    subject: `Votre prix n’est pas retenu\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `Votre prix de ${facts.price} pour la mission ${quoted(facts.subject)} n’est pas accepté.`,
      ...answered(facts),
      'Vous pouvez en proposer un autre.',
    ],
    action: 'Proposer un autre prix',
  }),
  'price-new': (facts) => ({
    subject: `Nouveau prix pour votre mission ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} propose désormais ${facts.price} pour ${quoted(facts.subject)}.`,
      'Vous pouvez l’accepter ou le refuser.',
    ],
    action: 'Répondre à ce prix',
  }),
  'price-to-confirm': (facts) => ({
    subject: `Confirmez votre prix\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `La mission ${quoted(facts.subject)} a été modifiée depuis que vous avez proposé ${facts.price}${facts.changed === '' ? '' : ` : ${facts.changed}`}.`,
      'Relisez la mission, puis confirmez votre prix ou retirez votre candidature.',
    ],
    action: 'Relire et confirmer',
  }),
  'price-confirmed': (facts) => ({
    subject: `Prix confirmé pour votre mission ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} confirme son prix de ${facts.price} après la modification de la mission ${quoted(facts.subject)}.`,
      'Vous pouvez l’accepter ou le refuser.',
    ],
    action: 'Répondre à ce prix',
  }),
  'candidate-refused': (facts) => ({
    subject: `Votre candidature n’est pas retenue\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `Votre candidature ${wordsOf(facts).to} n’a pas été retenue. L’échange est fermé et reste lisible.`,
      ...answered(facts),
    ],
  }),
  'candidate-withdrew': (facts) => ({
    subject: `Candidature retirée\u202f: ${quoted(facts.subject)}`,
    paragraphs: [`${other(facts)} a retiré sa candidature à ${wordsOf(facts).your}.`],
  }),
  'mission-filled': (facts) => ({
    subject: `Mission pourvue\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `La mission ${quoted(facts.subject)}, à laquelle vous avez postulé, a trouvé preneur.`,
      'L’échange reste ouvert\u202f: vous pouvez encore vous écrire.',
    ],
  }),
  'job-filled': (facts) => ({
    subject: `Offre pourvue : ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} indique que l’offre ${quoted(facts.subject)}, à laquelle vous avez postulé, est pourvue.`,
      'L’échange reste ouvert\u202f: vous pouvez encore vous écrire.',
    ],
  }),
  'independence-reserved': (facts) => ({
    subject: `Un point à voir pour votre mission ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} indique qu’un point est à voir avec vous au sujet de son indépendance dans la mission ${quoted(facts.subject)}.`,
      'Cela ne dit rien de ses clients, et aucune raison n’est à donner. Parlez-en dans l’échange.',
    ],
  }),
  'independence-retracted': (facts) => ({
    subject: `Déclaration d’indépendance retirée\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} ne peut plus maintenir sa déclaration d’indépendance pour la mission ${quoted(facts.subject)}.`,
      'Cela ne dit rien de ses clients, et aucune raison n’est à donner. Parlez-en dans l’échange avant d’aller plus loin.',
    ],
  }),
  'parties-shown': (facts) => ({
    subject: `Parties à lire\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} vous montre les parties de la mission ${quoted(facts.subject)}.`,
      'L’accord de confidentialité vous lie\u202f: lisez ces noms dans l’échange, puis indiquez si rien ne s’oppose à votre intervention.',
    ],
    action: 'Lire les parties',
  }),
  'nda-asked': (facts) => ({
    subject: `Accord de confidentialité à accepter\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} a accepté l’accord de confidentialité ${wordsOf(facts).of}.`,
      'Lisez-le et acceptez-le à votre tour\u202f: les messages pourront alors être échangés.',
    ],
    action: 'Lire l’accord',
  }),
  'nda-accepted': (facts) => ({
    subject: `Accord de confidentialité accepté\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `L’accord de confidentialité ${wordsOf(facts).of} est accepté par les deux parties. Sa copie signée se télécharge depuis l’échange.`,
    ],
  }),
} satisfies Readonly<Record<string, MailWriter>>;
