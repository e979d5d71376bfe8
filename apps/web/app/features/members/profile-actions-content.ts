/** Texts of the actions on a member's page. */
export const profileActions = {
  invite: 'Proposer une mission',
  register: (name: string) => `S\u2019inscrire pour écrire à ${name}`,
  login: 'J\u2019ai déjà un compte',
  back: 'Vous reviendrez ensuite sur cette page.',
  verify: 'Faire vérifier mon compte',
  verifyHelp: 'Proposer une mission s\u2019ouvre avec la vérification.',
} as const;
