import { partiesAtMost } from '@basoche/domain/conflicts/limits';

export const parties = {
  title: 'Personnes et sociétés en cause',
  lead: 'Pour la vérification seule\u202f: chaque candidat compare ces noms aux siens. Aucun candidat ne lit cette liste, sauf si vous la lui montrez.',
  list: 'Parties de la mission',
  add: 'Ajouter une partie',
  full: `${partiesAtMost}\u00a0parties au plus.`,
  empty: {
    title: 'Qui est en cause\u202f?',
    text: 'Nommez les personnes et les sociétés de l’affaire\u202f: celles dont les intérêts sont défendus, et leurs adversaires. Personne ne postule avant que vous ayez répondu.',
    none: 'Personne n’est en cause',
  },
  none: 'Vous avez indiqué que personne n’est en cause.',
  noneSaved: 'Vous indiquez que personne n’est en cause.',
  willBeNone: 'Sans partie, vous indiquez que personne n’est en cause.',
  save: 'Enregistrer la liste',
  giveUp: 'Abandonner les changements',
  unsaved: 'Vos changements ne sont pas encore enregistrés.',
  saved: 'La liste est enregistrée.',
  first: 'Les candidats peuvent postuler dès que la liste est enregistrée.',
  changesLeft: (count: number) =>
    count === 1
      ? 'Il vous reste un changement.'
      : `Il vous reste ${count}\u00a0changements\u202f: chacun demande une nouvelle vérification aux candidats.`,
  spent: 'Cette liste ne change plus\u202f: ses changements sont épuisés.',
  overtaken: {
    title: 'La liste a changé entre-temps',
    text: 'Quelqu’un l’a modifiée ailleurs. Ce que vous avez écrit est toujours là.',
    now: (listed: string) => `Elle compte maintenant\u202f: ${listed}.`,
    nowNone: 'Elle est maintenant vide.',
    keep: 'Garder ce que j’ai écrit',
    drop: 'Reprendre la nouvelle liste',
  },
};
