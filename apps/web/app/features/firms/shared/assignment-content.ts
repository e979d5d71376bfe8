import type { Assignee } from '@basoche/contract/firms/assignee';
import type { AssignmentKind } from '@basoche/contract/firms/assignments';

/** Texts about the person of a firm who is in charge of a mission, an offer or a thread. */

interface Words {
  readonly own: string;
  readonly to: (name: string) => string;
  readonly nobody: string;
  readonly menu: string;
  readonly hint: string;
}

const feminine = {
  own: 'Confiée à vous',
  to: (name: string) => `Confiée à ${name}`,
  nobody: 'Confiée à personne',
  hint: 'Ses échanges en cours suivent, s’ils sont confiés à la même personne. Les candidats n’en savent rien.',
} as const;

export const assignmentWords: Readonly<Record<AssignmentKind, Words>> = {
  mission: { ...feminine, menu: 'Confier cette mission à' },
  job: { ...feminine, menu: 'Confier cette offre à' },
  thread: {
    own: 'Confié à vous',
    to: (name) => `Confié à ${name}`,
    nobody: 'Confié à personne',
    menu: 'Confier cet échange à',
    hint: 'La personne choisie reçoit les notifications de cet échange. Votre interlocuteur n’en sait rien.',
  },
};

export const assignment = {
  change: ', choisir quelqu’un d’autre',
  yourself: (name: string) => `${name} (vous)`,
} as const;

export const assignedTo = (kind: AssignmentKind, assignee: Assignee | null): string => {
  const { own, to, nobody } = assignmentWords[kind];
  if (assignee === null) return nobody;
  return assignee.isOwn ? own : to(assignee.name);
};
