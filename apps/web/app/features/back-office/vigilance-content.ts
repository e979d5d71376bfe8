import { ofName } from '@basoche/domain/members/elision';
import { count } from '../../lib/counts.ts';

/* Texts of the file of vigilance, for staff. */

export const vigilance = {
  sums: {
    title: 'Dossiers de vigilance',
    owners: (owners: number) =>
      owners === 0
        ? 'Personne n’a encore déposé de document.'
        : `${count(owners, 'prestataire a', 'prestataires ont')} déposé au moins un document.`,
    current: (number: number) => `${number} à jour`,
    toRenew: (number: number) => `${number} à renouveler`,
    outOfDate: (number: number) => count(number, 'périmé', 'périmés'),
  },
  examined: {
    title: (name: string) => `Dossier de vigilance ${ofName(name)}`,
    text: 'Les documents qui comptent aujourd’hui. Chaque lecture est inscrite au journal.',
    show: 'Voir le dossier de vigilance',
    none: 'Aucun document ne compte.',
    list: 'Documents de vigilance',
    declaration: 'Déclaration, sans fichier',
    days: (from: string, last: string) => `Du ${from}, valable jusqu’au ${last}`,
    file: (position: number) => `Ouvrir le fichier ${position + 1}`,
    fileOf: (document: string, position: number) =>
      `Ouvrir le fichier ${position + 1}, «\u00a0${document}\u00a0»\u202f; cette lecture est inscrite au journal`,
    withdraw: 'Retirer',
    withdrawOf: (document: string) => `Retirer «\u00a0${document}\u00a0»`,
    dialog: {
      title: 'Retirer ce document',
      lead: 'Il ne comptera plus, et le prestataire en déposera un autre. Les modes déjà acceptés continuent.',
      reason: 'Motif du retrait',
      help: 'Le prestataire le lit dans un mail et sur sa page. N’y nommez pas qui a signalé.',
      submit: 'Retirer le document',
      done: 'Le document est retiré, et le prestataire averti.',
    },
  },
} as const;
