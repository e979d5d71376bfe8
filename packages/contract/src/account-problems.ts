import { passkeysAtMost } from '@basoche/domain/access/second-factor';

/** Refusals of accounts: logins, addresses, passwords, second factors, identities and staff (rules §7). */
export const accountProblems = {
  WRONG_CREDENTIALS: { status: 401, title: 'Identifiant ou mot de passe invalide' },
  EMAIL_NOT_VALIDATED: {
    status: 403,
    title:
      'Votre email n’a pas été validé. Veuillez cliquer sur le lien dans le mail que vous avez reçu lors de votre inscription',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    title: 'Saisissez d’abord un code de votre application d’authentification.',
  },
  PROOF_REQUIRED: { status: 403, title: 'Confirmez d’abord que c’est bien vous.' },
  EMAIL_UNAVAILABLE: { status: 409, title: 'Cette adresse email est déjà utilisée' },
  ADDRESS_CONFIRMED: {
    status: 409,
    title: 'Votre adresse est déjà confirmée. Pour en changer, ouvrez vos paramètres.',
  },
  CONFIRMATION_INVALID: {
    status: 409,
    title: 'Ce lien de confirmation a déjà servi ou a expiré.',
  },
  ADDRESS_LINK_INVALID: {
    status: 409,
    title: 'Ce lien a déjà servi, a expiré, ou la demande a été annulée.',
  },
  RESET_LINK_INVALID: {
    status: 409,
    title: 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
  },
  ACCOUNT_IN_USE: {
    status: 409,
    title:
      'Votre compte ne peut pas être supprimé tant que des fonds sont retenus, un paiement attendu ou un portage en cours.',
  },
  TOO_MANY_PASSKEYS: {
    status: 409,
    title: `Votre compte a déjà ${passkeysAtMost} clés d’accès. Supprimez-en une pour en ajouter une autre.`,
  },
  OWN_OFFICE: {
    status: 409,
    title: 'C’est votre propre compte\u202f: demandez à un autre administrateur.',
  },
  LAST_ADMIN: {
    status: 409,
    title: 'C’est le dernier administrateur\u202f: nommez-en d’abord un autre.',
  },
  IDENTITY_PROVIDER_DOWN: {
    status: 409,
    title: 'Ce service d’identité ne répond pas. Réessayez plus tard, ou connectez-vous autrement.',
  },
  IDENTITY_RETURN_INVALID: {
    status: 409,
    title:
      'Cette connexion a expiré, a déjà servi, ou a commencé dans un autre navigateur. Recommencez-la ici.',
  },
  IDENTITY_REFUSED: {
    status: 409,
    title: 'Ce service n’a pas confirmé votre identité. Vous pouvez recommencer.',
  },
  IDENTITY_TAKEN: { status: 409, title: 'Cette identité est déjà reliée à un autre compte Basoche.' },
  IDENTITY_SET: {
    status: 409,
    title: 'Votre compte est déjà relié à une identité. Détachez-la d’abord dans vos paramètres.',
  },
  IDENTITY_NAMES_DIFFER: {
    status: 409,
    title:
      'Le nom donné par ce service n’est pas celui de votre compte\u202f: rien n’a changé. Corrigez le nom de votre profil, ou envoyez vos justificatifs.',
  },
  IDENTITY_PROVES_NOTHING: {
    status: 409,
    title: 'Ce service ne prouve pas votre profession. Envoyez plutôt vos justificatifs.',
  },
  SECOND_FACTOR_SET: { status: 409, title: 'Votre application d’authentification est déjà configurée.' },
  SECOND_FACTOR_NOT_SET: { status: 409, title: 'Configurez d’abord une application d’authentification.' },
  SECOND_FACTOR_NEEDED: {
    status: 409,
    title: 'Votre espace demande un second facteur\u202f: ajoutez-en un autre avant de retirer celui-ci.',
  },
  PASSKEY_REFUSED: {
    status: 400,
    title: 'Cette clé d’accès n’a pas été acceptée. Réessayez, ou utilisez un autre moyen.',
  },
  ADDRESS_UNKNOWN: { status: 404, title: 'Cette adresse n’existe pas' },
} as const;
