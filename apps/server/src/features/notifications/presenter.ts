import type { Notification } from '@basoche/contract/notifications/notifications';
import { type AccountSubject, knownSubject } from '@basoche/domain/notifications/addresses';
import { isAboutHearing } from '@basoche/domain/notifications/keys';
import { newsDetail } from '@basoche/domain/notifications/notification-amounts';
import type { NotificationRow } from './store.ts';

const accountSubjects: Readonly<Record<AccountSubject, string>> = {
  VERIFICATION: 'Vérification du compte',
  MISSIONS: 'Mes missions',
  OFFERS: 'Mes offres d’emploi',
  TEAM: 'Équipe',
  DEPOSITS: 'Dépôts de fonds',
  HEARINGS: 'Audiences',
  VIGILANCE: 'Dossier de vigilance',
  CANDIDATES: 'Mes prestataires',
};

const subjectOf = ({ about, report_id }: NotificationRow): string => {
  if (report_id !== null) return 'Décision de notre équipe';
  const subject = knownSubject(about);
  return subject === null ? '' : accountSubjects[subject];
};

export const presentNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  type: row.type,
  postulationID: row.application_id,
  missionID: row.mission_id,
  isHearing: isAboutHearing(row.key),
  about: knownSubject(row.about),
  reportID: row.report_id,
  firm: row.firm_id === null ? null : { id: row.firm_id, name: row.firm ?? '' },
  title: row.title,
  detail: newsDetail(row.key, { other: row.other, amountCents: row.amount_cents }),
  subject: row.subject ?? subjectOf(row),
  createdAt: row.created_at.toISOString(),
});
