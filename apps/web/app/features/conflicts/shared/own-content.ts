/** Texts for the creator of a mission that requires a conflict check. */
export const ownParties = {
  open: 'Personnes en cause',
  awaited: 'Personne ne peut encore postuler\u202f: indiquez d’abord les personnes et les sociétés en cause.',
};
