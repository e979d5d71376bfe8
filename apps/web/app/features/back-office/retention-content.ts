import { labelOf } from '@basoche/domain/options/option';
import { nightDone, nightSteps } from '@basoche/domain/retention/nights';

const number = new Intl.NumberFormat('fr-FR');
const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** Names of steps; a step that no longer exists has none. */
const become: Readonly<Record<string, string>> = nightDone;

/** Formats a duration: 340 ms, 2,5 s, 4,2 min. */
const duration = (ms: number): string => {
  if (ms < 1_000) return `${number.format(ms)}\u00a0ms`;
  if (ms < 60_000) return `${decimal.format(ms / 1_000)}\u00a0s`;
  return `${decimal.format(ms / 60_000)}\u00a0min`;
};

/** Texts of the retention nights. */
export const retention = {
  title: 'Conservation',
  lead: 'Chaque nuit, ce qui a atteint le terme de sa durée de conservation est effacé ou anonymisé. Voici ce que les dernières nuits ont fait, sans dire de qui.',
  caption: 'Nuits de conservation, de la plus récente à la plus ancienne.',
  columns: { night: 'Nuit', state: 'État', took: 'Durée', done: 'Fait', left: 'Laissé ou en échec' },
  duration,
  unknown: '–',
  done: (step: string, count: number) =>
    `${[labelOf(nightSteps, step), become[step]].filter(Boolean).join(' ')}\u202f: ${number.format(count)}`,
  nothing: 'Rien n’était arrivé à son terme.',
  left: (step: string, count: number) =>
    `${labelOf(nightSteps, step)}\u202f: ${number.format(count)} en attente, de l’argent est en jeu.`,
  failed: (step: string) => `${labelOf(nightSteps, step)}\u202f: échec.`,
  incidents: 'Voir l’incident',
  more: 'Voir les nuits précédentes',
  missing: {
    title: 'Il manque une nuit',
    text: 'Aucune n’a commencé depuis plus de 26\u00a0heures. Vérifiez que les tâches s’exécutent et qu’aucune n’est en échec.',
    link: 'Voir les incidents',
  },
  empty: {
    title: 'Aucune nuit pour le moment',
    text: 'La première passe vers 5\u00a0heures du matin. Son compte rendu apparaîtra ici.',
  },
  periods: 'Les mêmes durées sont appliquées chaque nuit et montrées aux membres dans leurs paramètres.',
  closed: {
    title: 'La conservation est réservée aux administrateurs',
    text: 'Elle dit ce que chaque nuit efface\u202f: ceux qui en répondent la suivent.',
  },
} as const;
