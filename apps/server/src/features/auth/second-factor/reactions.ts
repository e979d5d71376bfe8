import { letter } from '../../../platform/letter.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue.ts';
import { nameOf } from '../presenter.ts';
import { findMember } from '../store.ts';

const letters = {
  begun: {
    subject: 'Votre second facteur est activé',
    said: 'Votre compte Basoche demande désormais un second facteur à chaque connexion. Vos autres sessions ont été fermées. Gardez vos codes de secours\u202f: ils vous ouvriront si vous perdez votre appareil.',
  },
  ended: {
    subject: 'Votre second facteur est désactivé',
    said: 'Votre compte Basoche ne demande plus de second facteur à la connexion. Vos codes de secours ne servent plus.',
  },
  passkeyAdded: {
    subject: "Une clé d'accès a été ajoutée",
    said: "Une nouvelle clé d'accès ouvre votre compte Basoche.",
  },
} as const;

export const secondFactorHandlers: Handlers<'auth.protectionChanged', Platform> = {
  'auth.protectionChanged': async ({ memberId, change }, { config, database, mailer }) => {
    const member = await findMember(database.db, memberId);
    if (member?.email == null) return;
    const { subject, said } = letters[change];
    await mailer.send({
      to: member.email,
      subject,
      ...(await letter({
        greeting: `Bonjour ${nameOf(member)},`,
        paragraphs: [said, "Si ce n'est pas vous, choisissez tout de suite un nouveau mot de passe."],
        button: {
          label: 'Choisir un nouveau mot de passe',
          url: `${config.publicUrl}/forgottenPassword`,
        },
      })),
    });
  },
};
