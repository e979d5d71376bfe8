import type { OfficeAccount } from '@basoche/contract/office-staff';
import type { OfficeChange } from '@basoche/domain/members/offices';
import { officeLabels } from '@basoche/domain/members/offices';
import type { AccountRow, LetterRow } from './store.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentAccount = (row: AccountRow, viewerId: string): OfficeAccount => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.office,
  isOpened: row.confirmed_at !== null,
  hasSecondFactor: row.has_second_factor,
  suspendedAt: iso(row.suspended_at),
  lastSessionAt: iso(row.last_session_at),
  isOwn: row.id === viewerId,
  receivesPortages: row.receives_portages,
});

interface Wording {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** They may sign in. */
  readonly leadsBack: boolean;
}

const askAnAdmin = 'Pour toute question, adressez-vous à un administrateur de votre équipe.';

/** What somebody of the staff, or the partner, is told of what an admin changed of their account. */
export const changeMails: Readonly<Record<OfficeChange, (row: LetterRow) => Wording>> = {
  role: ({ office }) => ({
    subject: 'Votre rôle a changé',
    paragraphs: [
      `Un administrateur a changé votre rôle dans l'équipe\u202f: ${officeLabels[office].toLowerCase()}. Vos sessions ont été fermées.`,
      askAnAdmin,
    ],
    leadsBack: true,
  }),
  suspend: () => ({
    subject: 'Votre accès est suspendu',
    paragraphs: ['Un administrateur a suspendu votre compte, et vos sessions ont été fermées.', askAnAdmin],
    leadsBack: false,
  }),
  restore: () => ({
    subject: 'Votre accès est rétabli',
    paragraphs: ['Un administrateur a rétabli votre compte\u202f: vous pouvez vous connecter.'],
    leadsBack: true,
  }),
  resetFactor: () => ({
    subject: 'Votre second facteur est à configurer de nouveau',
    paragraphs: [
      'Un administrateur a fait oublier votre second facteur, et vos sessions ont été fermées. Vous en configurerez un autre à votre prochaine connexion.',
      "Si vous ne l'avez pas demandé, prévenez tout de suite un administrateur.",
    ],
    leadsBack: true,
  }),
  receivePortages: () => ({
    subject: 'Votre compte reçoit les fonds des portages',
    paragraphs: [
      'Un administrateur a désigné votre compte\u202f: les fonds des portages salariaux y sont désormais versés. Vérifiez que votre compte de paiement est prêt.',
      askAnAdmin,
    ],
    leadsBack: true,
  }),
};
