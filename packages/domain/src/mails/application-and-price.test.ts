import { describe, expect, it } from 'vitest';
import type { ThreadMail } from '../notifications/mails.ts';
import type { MailFacts } from './facts.ts';
import { facts, linesOf, toCreator } from './fixtures.ts';

const job = { type: 'JOB', subject: 'Juriste en droit social' } as const;

describe('a mail about an application and its price is read as', () => {
  it.each<[ThreadMail, MailFacts, string[]]>([
    [
      'application-received',
      toCreator,
      [
        'Nouvelle candidature pour votre mission « Relire un bail »',
        'Thomas Kervella a postulé à votre mission « Relire un bail » et propose 500 € HT.',
        'Vous pouvez accepter ce prix, le refuser ou écarter la candidature.',
        '[Lire la candidature]',
      ],
    ],
    [
      'application-received',
      { ...toCreator, hasConsented: true },
      [
        'Nouvelle candidature pour votre mission « Relire un bail »',
        'Thomas Kervella a postulé à votre mission « Relire un bail » et propose 500 € HT.',
        'Vous pouvez accepter ce prix, le refuser ou écarter la candidature.',
        'L’accord de confidentialité est déjà accepté de son côté : acceptez-le pour lui écrire.',
        '[Lire la candidature]',
      ],
    ],
    [
      'application-received',
      { ...toCreator, ...job },
      [
        'Nouvelle candidature pour votre offre « Juriste en droit social »',
        'Thomas Kervella a postulé à votre offre « Juriste en droit social ».',
        'Lisez sa candidature, puis répondez-lui dans l’échange.',
        '[Lire la candidature]',
      ],
    ],
    [
      'application-received',
      { ...toCreator, ...job, hasConsented: true },
      [
        'Nouvelle candidature pour votre offre « Juriste en droit social »',
        'Thomas Kervella a postulé à votre offre « Juriste en droit social ».',
        'Lisez sa candidature, puis répondez-lui dans l’échange.',
        'L’accord de confidentialité est déjà accepté de son côté : acceptez-le pour lui écrire.',
        '[Lire la candidature]',
      ],
    ],
    [
      'application-received',
      { ...toCreator, independence: 'declared' },
      [
        'Nouvelle candidature pour votre mission « Relire un bail »',
        'Thomas Kervella a postulé à votre mission « Relire un bail » et propose 500 € HT.',
        'Sa déclaration d’indépendance est signée.',
        'Vous pouvez accepter ce prix, le refuser ou écarter la candidature.',
        '[Lire la candidature]',
      ],
    ],
    [
      'application-received',
      { ...toCreator, independence: 'reserved' },
      [
        'Nouvelle candidature pour votre mission « Relire un bail »',
        'Thomas Kervella a postulé à votre mission « Relire un bail » et propose 500 € HT.',
        'Un point est à voir avec le prestataire au sujet de son indépendance. Cela ne dit rien de ses clients.',
        'Vous pouvez accepter ce prix, le refuser ou écarter la candidature.',
        '[Lire la candidature]',
      ],
    ],
    [
      'independence-reserved',
      toCreator,
      [
        'Un point à voir pour votre mission « Relire un bail »',
        'Thomas Kervella indique qu’un point est à voir avec vous au sujet de son indépendance dans la mission « Relire un bail ».',
        'Cela ne dit rien de ses clients, et aucune raison n’est à donner. Parlez-en dans l’échange.',
      ],
    ],
    [
      'independence-retracted',
      toCreator,
      [
        'Déclaration d’indépendance retirée : « Relire un bail »',
        'Thomas Kervella ne peut plus maintenir sa déclaration d’indépendance pour la mission « Relire un bail ».',
        'Cela ne dit rien de ses clients, et aucune raison n’est à donner. Parlez-en dans l’échange avant d’aller plus loin.',
      ],
    ],
    [
      'parties-shown',
      { ...facts, otherName: null },
      [
        'Parties à lire : « Relire un bail »',
        'L’auteur de la mission vous montre les parties de la mission « Relire un bail ».',
        'L’accord de confidentialité vous lie : lisez ces noms dans l’échange, puis indiquez si rien ne s’oppose à votre intervention.',
        '[Lire les parties]',
      ],
    ],
    [
      'price-accepted',
      facts,
      [
        'Votre prix est accepté : « Relire un bail »',
        'Atelier Verne accepte votre prix de 500 € HT pour la mission « Relire un bail ».',
        'Un mode de collaboration va vous être proposé.',
      ],
    ],
    [
      'price-accepted',
      { ...facts, otherName: null },
      [
        'Votre prix est accepté : « Relire un bail »',
        'L’auteur de la mission accepte votre prix de 500 € HT pour la mission « Relire un bail ».',
        'Un mode de collaboration va vous être proposé.',
      ],
    ],
    [
      'price-refused',
      facts,
      [
        'Votre prix n’est pas retenu : « Relire un bail »',
        'Votre prix de 500 € HT pour la mission « Relire un bail » n’est pas accepté.',
        'Vous pouvez en proposer un autre.',
        '[Proposer un autre prix]',
      ],
    ],
    [
      'price-refused',
      { ...facts, suggestion: '450 € HT', words: 'Le budget est fixé.' },
      [
        'Votre prix n’est pas retenu : « Relire un bail »',
        'Votre prix de 500 € HT pour la mission « Relire un bail » n’est pas accepté.',
        'Atelier Verne vous suggère 450 € HT.',
        'Son message : « Le budget est fixé. »',
        'Vous pouvez en proposer un autre.',
        '[Proposer un autre prix]',
      ],
    ],
    [
      'price-refused',
      { ...facts, words: 'Le budget est fixé.' },
      [
        'Votre prix n’est pas retenu : « Relire un bail »',
        'Votre prix de 500 € HT pour la mission « Relire un bail » n’est pas accepté.',
        'Atelier Verne vous écrit : « Le budget est fixé. »',
        'Vous pouvez en proposer un autre.',
        '[Proposer un autre prix]',
      ],
    ],
    [
      'price-new',
      toCreator,
      [
        'Nouveau prix pour votre mission « Relire un bail »',
        'Thomas Kervella propose désormais 500 € HT pour « Relire un bail ».',
        'Vous pouvez l’accepter ou le refuser.',
        '[Répondre à ce prix]',
      ],
    ],
    [
      'price-to-confirm',
      facts,
      [
        'Confirmez votre prix : « Relire un bail »',
        'La mission « Relire un bail » a été modifiée depuis que vous avez proposé 500 € HT.',
        'Relisez la mission, puis confirmez votre prix ou retirez votre candidature.',
        '[Relire et confirmer]',
      ],
    ],
    [
      'price-to-confirm',
      { ...facts, changed: 'le budget et la date limite' },
      [
        'Confirmez votre prix : « Relire un bail »',
        'La mission « Relire un bail » a été modifiée depuis que vous avez proposé 500 € HT : le budget et la date limite.',
        'Relisez la mission, puis confirmez votre prix ou retirez votre candidature.',
        '[Relire et confirmer]',
      ],
    ],
    [
      'price-confirmed',
      toCreator,
      [
        'Prix confirmé pour votre mission « Relire un bail »',
        'Thomas Kervella confirme son prix de 500 € HT après la modification de la mission « Relire un bail ».',
        'Vous pouvez l’accepter ou le refuser.',
        '[Répondre à ce prix]',
      ],
    ],
    [
      'candidate-refused',
      facts,
      [
        'Votre candidature n’est pas retenue : « Relire un bail »',
        'Votre candidature à la mission « Relire un bail » n’a pas été retenue. L’échange est fermé et reste lisible.',
      ],
    ],
    [
      'candidate-refused',
      { ...facts, ...job, words: 'Nous cherchons un profil plus confirmé.' },
      [
        'Votre candidature n’est pas retenue : « Juriste en droit social »',
        'Votre candidature à l’offre « Juriste en droit social » n’a pas été retenue. L’échange est fermé et reste lisible.',
        'Atelier Verne vous écrit : « Nous cherchons un profil plus confirmé. »',
      ],
    ],
    [
      'candidate-refused',
      { ...facts, otherName: null, words: 'Nous cherchons un profil plus confirmé.' },
      [
        'Votre candidature n’est pas retenue : « Relire un bail »',
        'Votre candidature à la mission « Relire un bail » n’a pas été retenue. L’échange est fermé et reste lisible.',
        'L’auteur de la mission vous écrit : « Nous cherchons un profil plus confirmé. »',
      ],
    ],
    [
      'candidate-withdrew',
      toCreator,
      [
        'Candidature retirée : « Relire un bail »',
        'Thomas Kervella a retiré sa candidature à votre mission « Relire un bail ».',
      ],
    ],
    [
      'candidate-withdrew',
      { ...toCreator, ...job },
      [
        'Candidature retirée : « Juriste en droit social »',
        'Thomas Kervella a retiré sa candidature à votre offre « Juriste en droit social ».',
      ],
    ],
    [
      'mission-filled',
      facts,
      [
        'Mission pourvue : « Relire un bail »',
        'La mission « Relire un bail », à laquelle vous avez postulé, a trouvé preneur.',
        'L’échange reste ouvert : vous pouvez encore vous écrire.',
      ],
    ],
    [
      'job-filled',
      { ...facts, ...job },
      [
        'Offre pourvue : « Juriste en droit social »',
        'Atelier Verne indique que l’offre « Juriste en droit social », à laquelle vous avez postulé, est pourvue.',
        'L’échange reste ouvert : vous pouvez encore vous écrire.',
      ],
    ],
    [
      'nda-asked',
      facts,
      [
        'Accord de confidentialité à accepter : « Relire un bail »',
        'Atelier Verne a accepté l’accord de confidentialité de la mission « Relire un bail ».',
        'Lisez-le et acceptez-le à votre tour : les messages pourront alors être échangés.',
        '[Lire l’accord]',
      ],
    ],
    [
      'nda-asked',
      { ...facts, ...job },
      [
        'Accord de confidentialité à accepter : « Juriste en droit social »',
        'Atelier Verne a accepté l’accord de confidentialité de l’offre « Juriste en droit social ».',
        'Lisez-le et acceptez-le à votre tour : les messages pourront alors être échangés.',
        '[Lire l’accord]',
      ],
    ],
    [
      'nda-asked',
      { ...facts, ...job, otherName: null },
      [
        'Accord de confidentialité à accepter : « Juriste en droit social »',
        'L’auteur de l’offre a accepté l’accord de confidentialité de l’offre « Juriste en droit social ».',
        'Lisez-le et acceptez-le à votre tour : les messages pourront alors être échangés.',
        '[Lire l’accord]',
      ],
    ],
    [
      'nda-accepted',
      facts,
      [
        'Accord de confidentialité accepté : « Relire un bail »',
        'L’accord de confidentialité de la mission « Relire un bail » est accepté par les deux parties. Sa copie signée se télécharge depuis l’échange.',
      ],
    ],
  ])('%s', (name, given, lines) => {
    expect(linesOf(name, given)).toEqual(lines);
  });
});
