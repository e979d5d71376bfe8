import {
  barAnsweredWithinHours,
  disputeAnsweredWithinDays,
  hearingHandledWithinHours,
  incidentHandledWithinHours,
  type OfficeQueue,
  paymentHandledWithinHours,
  registerAnsweredWithinHours,
} from '@basoche/domain/access/office-queues';
import { verificationAnswerHours } from '@basoche/domain/limits';
import { reportAnsweredWithinDays } from '@basoche/domain/reports/report';
import { threadTimes } from '@basoche/domain/threads/time-limits';
import type { Urgency } from '@basoche/domain/time/deadlines';
import { count } from '../../lib/counts.ts';

/** Texts of deadlines in every queue, and of the overview of the queues. */

export const clock = {
  urgency: {
    onTime: 'Dans les temps',
    halfTime: 'Moitié du délai passée',
    overdue: 'En retard',
  } satisfies Record<Urgency, string>,
  due: (day: string, hour: string) => `Réponse avant le ${day} à ${hour}`,
} as const;

interface QueueContent {
  readonly title: string;
  readonly promise: string;
  readonly to: string;
}

export const overview = {
  meta: 'À traiter',
  title: 'À traiter',
  lead: 'Ce qui attend une réponse de notre équipe, et jusqu’à quand.',
  list: 'Files à traiter',
  waiting: (number: number) => count(number, 'en attente', 'en attente'),
  overdue: (number: number) => `${number} en retard`,
  none: 'Rien n’attend',
  oldest: (since: string) => `Le plus ancien\u202f: ${since.charAt(0).toLowerCase()}${since.slice(1)}`,
  next: (day: string, hour: string) => `Prochaine échéance\u202f: ${day} à ${hour}`,
  queues: {
    verifications: {
      title: 'Vérifications',
      promise: `Réponse promise sous ${verificationAnswerHours}\u00a0heures`,
      to: '/admin/verifications',
    },
    registers: {
      title: 'Registres publics',
      promise: `À trancher sous ${registerAnsweredWithinHours}\u00a0heures`,
      to: '/admin/registres',
    },
    bars: {
      title: 'Barreaux à confirmer',
      promise: `À confirmer sous ${barAnsweredWithinHours}\u00a0heures`,
      to: '/admin/barreaux',
    },
    hearings: {
      title: 'Audiences sans avocat',
      promise: `À regarder sous ${hearingHandledWithinHours}\u00a0heures, la veille de l’audience`,
      to: '/admin/audiences',
    },
    portages: {
      title: 'Portages',
      promise: `Réponse promise sous ${threadTimes.portageAnswerHours}\u00a0heures`,
      to: '/admin/portages',
    },
    partnerPortages: {
      title: 'Portages chez le partenaire',
      promise: `Le partenaire répond sous ${threadTimes.partnerAnswerBusinessHours}\u00a0heures ouvrées`,
      to: '/admin/portages',
    },
    disputes: {
      title: 'Missions contestées',
      promise: `À trancher sous ${disputeAnsweredWithinDays}\u00a0jours`,
      to: '/admin/contestations',
    },
    reports: {
      title: 'Signalements',
      promise: `Réponse promise sous ${reportAnsweredWithinDays}\u00a0jours`,
      to: '/admin/signalements',
    },
    appeals: {
      title: 'Recours',
      promise: `Réponse promise sous ${reportAnsweredWithinDays}\u00a0jours`,
      to: '/admin/signalements?vue=recours',
    },
    publications: {
      title: 'Annonces à revoir',
      promise: `À revoir sous ${reportAnsweredWithinDays}\u00a0jours`,
      to: '/admin/annonces?etat=review',
    },
    payments: {
      title: 'Paiements en attente',
      promise: `À regarder sous ${paymentHandledWithinHours}\u00a0heures`,
      to: '/admin/finances?vue=paiements',
    },
    jobs: {
      title: 'Tâches abandonnées',
      promise: `À regarder sous ${incidentHandledWithinHours}\u00a0heures`,
      to: '/admin/incidents?nature=job&etat=dead',
    },
    mails: {
      title: 'Mails non partis',
      promise: `À regarder sous ${incidentHandledWithinHours}\u00a0heures`,
      to: '/admin/incidents?nature=mail&etat=dead',
    },
  } satisfies Record<OfficeQueue, QueueContent>,
} as const;

export const incidents = {
  meta: 'Incidents',
  title: 'Tâches et mails en échec',
  lead: 'Une tâche est réessayée plusieurs fois avant d’être abandonnée. Rien de ce qu’elle porte n’est montré.',
  caption: 'Tâches et mails en échec, du plus récent au plus ancien.',
  empty: {
    title: 'Aucun échec',
    text: 'Les tâches et les mails qui n’aboutissent pas apparaissent ici, avec leur dernière erreur.',
  },
  kind: 'Nature',
  state: 'État',
  task: 'Tâche',
  error: 'Dernière erreur',
  attempts: 'Essais',
  failedAt: 'Dernier échec',
  actions: 'Décision',
  triedOf: (attempts: number, max: number) => `${attempts} sur ${max}`,
  nextTry: (day: string, hour: string) => `Nouvel essai le ${day} à ${hour}`,
  retry: {
    open: 'Relancer',
    openOf: (task: string) => `Relancer ${task}`,
    title: 'Relancer cette tâche',
    lead: 'Elle est réessayée tout de suite, avec tous ses essais devant elle.',
    reason: 'Motif',
    help: 'Gardé avec la décision, 2\u202f000 caractères au plus.',
    submit: 'Relancer',
    done: 'La tâche est relancée.',
  },
  giveUp: {
    open: 'Abandonner',
    openOf: (task: string) => `Abandonner ${task}`,
    title: 'Abandonner cette tâche',
    lead: 'Elle est supprimée et ne sera plus réessayée\u202f: ce qu’elle devait faire n’est pas fait.',
    reason: 'Motif',
    help: 'Gardé avec la décision, 2\u202f000 caractères au plus.',
    submit: 'Abandonner',
    done: 'La tâche est abandonnée.',
  },
} as const;

export const readings = {
  meta: 'Lecture d’un échange',
  open: 'Lire l’échange',
  openOf: (title: string) => `Lire l’échange à propos de «\u00a0${title}\u00a0»`,
  dialog: {
    title: 'Ouvrir cet échange',
    lead: (minutes: number) =>
      `Les échanges sont confidentiels. Vous pourrez lire celui-ci pendant ${minutes}\u00a0minutes. Les deux parties en sont averties, et chaque page lue est inscrite au journal.`,
    reason: 'Pourquoi la lecture est nécessaire',
    help: 'Gardé avec la lecture\u202f; les parties ne le lisent pas. 2\u202f000 caractères au plus.',
    submit: 'Ouvrir l’échange',
  },
  between: (creator: string, candidate: string) => `Entre ${creator} et ${candidate}`,
  left: (minutes: number) =>
    minutes < 1 ? 'Moins d’une minute de lecture' : `${count(minutes, 'minute', 'minutes')} de lecture`,
  until: (hour: string) =>
    `Jusqu’à ${hour}. Les deux parties ont été averties\u202f; chaque page lue est inscrite au journal.`,
  messages: 'Messages de l’échange',
  empty: { title: 'Aucun message', text: 'Les parties ne se sont encore rien écrit.' },
  more: 'Lire la suite',
  file: (name: string) => `Ouvrir la pièce jointe ${name}\u202f; cette lecture est inscrite au journal`,
  close: 'Refermer l’échange',
  closed: 'L’échange est refermé.',
  ended: {
    title: 'Cet échange n’est plus ouvert',
    text: 'Le temps de lecture est écoulé, ou le dossier est clos.',
    back: 'Revenir aux files à traiter',
  },
} as const;
