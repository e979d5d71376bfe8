import { partiesQuestion } from '../conflicts/shared/question-content.ts';

/** Texts about the parties of a hearing, and about the check before it is taken. */
export const parties = {
  title: 'Personnes et sociétés en cause',
  lead: 'Pour la vérification seule\u202f: chaque avocat compare ces noms aux siens, sans lire la liste.',
  awaited:
    'Nommez-les pour que les avocats soient prévenus. Chacun compare ces noms aux siens, sans lire la liste.',
  section: 'Conflits d’intérêts',
  question: partiesQuestion,
  yes: 'Oui',
  yesHelp:
    'Vous les nommez juste après, et les avocats sont prévenus. Chacun les compare à ses clients, sans lire votre liste.',
  no: 'Non',
  noHelp: 'Les avocats lisent que, selon vous, personne n’est en cause.',
  empty:
    'Celles dont les intérêts sont défendus, et leurs adversaires. Personne n’est prévenu avant que vous ayez répondu.',
  first: 'Les avocats sont prévenus dès que la liste est enregistrée.',
  unsigned: 'Signez la déclaration d’indépendance.',
} as const;
