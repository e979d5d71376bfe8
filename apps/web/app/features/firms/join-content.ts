import { ofName } from '@basoche/domain/members/elision';

/** Texts of the pages by which a person joins a team: an invitation to an address, or a link. */
export const joining = {
  meta: 'Rejoindre une équipe',
  title: (firm: string) => `Rejoindre l’équipe ${ofName(firm)}`,
  invitedBy: (name: string) => `${name} vous invite.`,
  role: 'Votre rôle',
  until: 'Valable jusqu’au',
  account: 'Votre compte',
  know: 'À savoir',
  rules: [
    'Les accords de confidentialité acceptés par l’équipe vous engagent aussi.',
    'Ce que vous faites pour l’équipe porte votre nom.',
    'Vos échanges personnels restent à vous\u202f: l’équipe ne les voit pas.',
  ],
  accept: 'Rejoindre',
  refuse: 'Refuser',
  joined: (firm: string) => `Vous avez rejoint l’équipe ${ofName(firm)}.`,
  refused: 'Invitation refusée',
  refusedText:
    'La personne qui vous a invité n’en est pas prévenue par mail. Elle peut vous inviter de nouveau.',
  already: 'Vous êtes déjà dans cette équipe',
  alreadyText: (firm: string) => `Vous pouvez agir pour ${firm} avec ce compte.`,
  actFor: (firm: string) => `Agir pour ${firm}`,
  otherAccount: 'Changer de compte',
  home: 'Retour à l’accueil',
  visitor: {
    title: 'Une équipe vous attend',
    text: 'Connectez-vous avec le compte dont l’adresse a reçu l’invitation. Vous n’en avez pas\u202f? Créez-le à cette même adresse, en personne physique.',
    link: 'Connectez-vous avec votre compte personnel pour rejoindre l’équipe. Vous n’en avez pas\u202f? Créez-le, en personne physique.',
    logIn: 'Se connecter',
    register: 'Créer un compte',
  },
  elsewhere: {
    title: 'Cette invitation est pour une autre adresse',
    text: (email: string) =>
      `Vous êtes connecté avec ${email}. Ouvrez l’invitation avec le compte de l’adresse qui l’a reçue. Si c’est la bonne adresse, l’invitation n’existe plus\u202f: demandez-en une autre.`,
  },
  gone: {
    title: 'Cette invitation n’est plus valable',
    text: 'Elle a expiré, ou elle a été annulée. Demandez-en une autre à la personne qui vous a invité.',
    link: 'Ce lien n’est plus valable',
    linkText: 'Il a expiré, il a été annulé, ou toutes ses places sont prises. Demandez-en un autre.',
    answered: 'Vous avez déjà répondu à cette invitation',
    answeredText: 'Si vous voulez changer d’avis, demandez une autre invitation.',
    incomplete: 'Ce lien est incomplet',
    incompleteText: 'Ouvrez de nouveau le lien entier que vous avez reçu.',
    again: 'Ouvrez de nouveau le lien de l’équipe',
    againText:
      'Vous l’aviez ouvert dans un autre onglet ou sur un autre appareil. Reprenez-le dans le message qui vous l’a transmis.',
  },
} as const;
