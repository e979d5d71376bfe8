/**
 * Texts of sign-in and proof by a profession's identity provider; `name` is the provider's name for members.
 */

export const identity = {
  or: 'ou',
  signIn: (name: string) => `Continuer avec ${name}`,
  arrival: (name: string) => ({
    title: 'Identité reconnue, mais reliée à aucun compte',
    text: `Connectez-vous à votre compte Basoche\u202f: nous vous proposerons ensuite de le relier à ${name}.`,
  }),
  returning: {
    meta: 'Retour de connexion',
    title: 'Connexion en cours…',
    lead: 'Nous vérifions la réponse de votre profession. Cela ne prend qu’un instant.',
    lost: 'Cette connexion n’a pas commencé dans ce navigateur, ou elle est terminée. Recommencez-la ici.',
  },
  confirm: {
    meta: 'Relier votre compte',
    title: (name: string) => `Relier ${name} à ce compte\u202f?`,
    lead: (name: string, account: string) =>
      `Vous êtes connecté au compte de ${account}. Une fois relié, ${name} vous l’ouvrira sans mot de passe.`,
    own: (name: string) =>
      `Ne reliez que votre propre identité\u202f: ce que vous avez ouvert chez ${name} dans ce navigateur entrera dans ce compte.`,
    yes: 'Oui, relier',
    no: 'Non, pas maintenant',
    goneTitle: 'Il n’y a rien à relier',
    gone: 'Cette demande a expiré, ou elle est terminée. Vous pouvez la recommencer depuis vos paramètres.',
    settings: 'Ouvrir mes paramètres',
  },
  linked: (name: string) => `Votre compte est relié à ${name}.`,
  panel: {
    title: 'Connexion par votre profession',
    text: (name: string) =>
      `Reliez votre compte à ${name} pour vous connecter sans mot de passe. Nous n’en gardons que le numéro que ce service vous donne.`,
    since: (day: string) => `Relié depuis le ${day}`,
    none: 'Aucune identité reliée',
    link: (name: string) => `Relier ${name}`,
    unlink: 'Détacher',
    unlinkTitle: (name: string) => `Détacher ${name}\u202f?`,
    unlinkText: (name: string) => `${name} n’ouvrira plus votre compte. Votre mot de passe l’ouvre toujours.`,
    unlinked: (name: string) => `${name} est détaché de votre compte.`,
  },
  proof: {
    title: (name: string) => `Prouver par ${name}`,
    text: (name: string) =>
      `${name} confirme qui vous êtes, sans justificatif à envoyer, si le nom qu’il donne est celui de votre profil. Votre compte y sera aussi relié.`,
    action: (name: string) => `Prouver par ${name}`,
    proved: 'Votre profil est vérifié.',
    sent: 'Votre identité est confirmée\u202f; notre équipe examine encore votre demande.',
  },
} as const;
