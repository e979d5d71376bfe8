export const form = {
  title: 'Demander une audience',
  lead: 'Les avocats qui peuvent la prendre sont prévenus dès l’envoi. Le premier qui accepte l’a.',
  hearing: 'L’audience',
  court: 'Quelle juridiction\u202f?',
  act: 'Que fera l’avocat\u202f?',
  day: 'Jour',
  noDayYet: 'Indiquez le jour de l’audience.',
  time: 'Heure',
  timeHelp: 'À Paris.',
  chamber: 'Chambre',
  chamberHelp: 'Facultatif. «\u00a03ᵉ chambre, salle\u00a012\u00a0»',
  matter: 'De quoi s’agit-il\u202f?',
  matterHelp:
    'Sans nommer personne\u202f: tous les avocats du réseau peuvent le lire. «\u00a0Référé, bail commercial\u00a0»',
  terms: 'Prix et règlement',
  price: 'Prix en euros HT',
  priceHelp: 'Un prix ferme, tout compris.',
  mode: 'Comment réglez-vous\u202f?',
  brief: 'Consignes',
  briefLabel: 'Vos consignes et les parties',
  briefHelp: 'Lues par l’avocat qui accepte, et par lui seul. Elles ne sont pas gardées sur cet appareil.',
  consentHelp: 'L’avocat qui prend l’audience l’accepte aussi.',
  sendingFiles: 'Vos fichiers sont en cours d’envoi.',
  mendFiles: 'Réessayez ou retirez les fichiers en erreur avant d’envoyer.',
  summary: 'Ce que liront les avocats',
  untitled: 'Juridiction à choisir',
  noDay: 'Jour et heure à choisir',
  noMatter: 'Objet à indiquer',
  submit: 'Envoyer aux avocats',
  sent: 'Votre demande est partie.',
} as const;

interface Reach {
  /** Null for a small number, so that no single person can be identified. */
  readonly may: number | null;
  readonly free: number | null;
}

/**
 * « 128 avocats peuvent la prendre, 37 sont libres à moins de leur distance. »; null if no number is given.
 */
export const reachSentence = ({ may, free }: Reach): string | null => {
  if (may === null) return null;
  const able = `${may.toLocaleString('fr-FR')}\u00a0avocats peuvent la prendre`;
  return free === null
    ? `${able}.`
    : `${able}, ${free.toLocaleString('fr-FR')}\u00a0sont libres à moins de leur distance.`;
};
