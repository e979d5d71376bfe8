import type { StaffRole } from '@basoche/domain/members/kinds';
import {
  IconAddressBook,
  IconAlertTriangle,
  IconArrowsExchange,
  IconArticle,
  IconBuildingBank,
  IconCalendarTime,
  IconCertificate,
  IconChartBar,
  IconFlag,
  IconGavel,
  IconHourglass,
  IconInbox,
  IconListCheck,
  IconListSearch,
  IconReceiptEuro,
  IconScale,
  IconShieldLock,
  IconSignature,
  IconSpeakerphone,
  IconUserShield,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';

/** Texts of the layout of staff and of the partner. */
export const office = {
  staff: 'Espace équipe',
  partner: 'Espace partenaire',
  navigation: 'Navigation de l’espace équipe',
} as const;

export interface OfficeLink {
  readonly to: string;
  readonly label: string;
  readonly icon: TablerIcon;
  /** True for a screen that exists only while the hearings feature is on. */
  readonly ofHearings?: true;
  /** Roles that see the entry; all staff roles where absent. */
  readonly roles?: readonly StaffRole[];
}

export interface OfficeGroup {
  readonly title: string;
  readonly links: readonly OfficeLink[];
}

const editors: readonly StaffRole[] = ['admin', 'editor'];
const moderators: readonly StaffRole[] = ['admin', 'moderator'];
const admins: readonly StaffRole[] = ['admin'];

const ownAccount = (security: string): OfficeGroup => ({
  title: 'Mon compte',
  links: [{ to: security, label: 'Ma sécurité', icon: IconShieldLock }],
});

const staffGroups: readonly OfficeGroup[] = [
  {
    title: 'À traiter',
    links: [
      { to: '/admin', label: 'À traiter', icon: IconInbox, roles: moderators },
      { to: '/admin/portages', label: 'Portages', icon: IconArrowsExchange, roles: moderators },
      { to: '/admin/verifications', label: 'Vérifications', icon: IconCertificate, roles: moderators },
      { to: '/admin/registres', label: 'Registres', icon: IconAddressBook, roles: moderators },
      { to: '/admin/barreaux', label: 'Barreaux', icon: IconGavel, roles: moderators, ofHearings: true },
      {
        to: '/admin/audiences',
        label: 'Audiences sans avocat',
        icon: IconCalendarTime,
        roles: moderators,
        ofHearings: true,
      },
      { to: '/admin/contestations', label: 'Contestations', icon: IconScale, roles: moderators },
      { to: '/admin/signalements', label: 'Signalements', icon: IconFlag, roles: moderators },
      { to: '/admin/incidents', label: 'Incidents', icon: IconAlertTriangle, roles: admins },
    ],
  },
  {
    title: 'Réseau',
    links: [
      { to: '/admin/membres', label: 'Membres', icon: IconUsers, roles: moderators },
      { to: '/admin/annonces', label: 'Annonces', icon: IconSpeakerphone, roles: moderators },
      { to: '/admin/regles', label: 'Règles', icon: IconListCheck, roles: moderators },
      { to: '/admin/equipe', label: 'Équipe et rôles', icon: IconUserShield, roles: admins },
    ],
  },
  {
    title: 'Actualités',
    links: [
      { to: '/admin/articles', label: 'Articles', icon: IconArticle, roles: editors },
      { to: '/admin/auteurs', label: 'Auteurs', icon: IconSignature, roles: editors },
    ],
  },
  {
    title: 'Argent',
    links: [
      { to: '/admin/finances', label: 'Finances', icon: IconBuildingBank, roles: admins },
      { to: '/admin/formules', label: 'Formules et tarifs', icon: IconReceiptEuro, roles: moderators },
    ],
  },
  {
    title: 'Suivi',
    links: [
      { to: '/admin/chiffres', label: 'Chiffres', icon: IconChartBar, roles: moderators },
      { to: '/admin/journal', label: 'Journal', icon: IconListSearch, roles: admins },
      { to: '/admin/conservation', label: 'Conservation', icon: IconHourglass, roles: admins },
    ],
  },
  ownAccount('/admin/securite'),
];

/** Menu of a staff role: the groups that have at least one entry for it. */
export const staffMenu = (role: StaffRole, { hearings }: { readonly hearings: boolean }): OfficeGroup[] =>
  staffGroups
    .map(({ title, links }) => ({
      title,
      links: links.filter(
        ({ roles, ofHearings }) => (roles === undefined || roles.includes(role)) && (hearings || !ofHearings),
      ),
    }))
    .filter(({ links }) => links.length > 0);

export const partnerMenu: readonly OfficeGroup[] = [
  { title: 'À traiter', links: [{ to: '/partner', label: 'Portages', icon: IconArrowsExchange }] },
  ownAccount('/partner/securite'),
];
