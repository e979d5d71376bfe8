import type { Me } from '@basoche/contract/auth';
import {
  IconBell,
  IconBriefcase,
  IconFileDescription,
  IconFolder,
  IconHelp,
  IconMessages,
  IconSettings,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { profilePath } from '../features/members/profile-path.ts';

export interface MenuEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: TablerIcon;
  /** A new notification waits there. */
  readonly unread?: boolean;
}

export interface MenuGroup {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}

type Reader = Pick<Me, 'id' | 'userType' | 'hasNotif'>;

/** The four groups of the side menu, with their conditions by kind of user (first document, §2 "Side menu"). */
export const menuOf = (me: Reader): MenuGroup[] => {
  const isCustomer = me.userType === 'CUSTOMER';
  const unlessCustomer = <Entry>(...entries: Entry[]): Entry[] => (isCustomer ? [] : entries);
  return [
    ...unlessCustomer({
      title: 'Consulter',
      entries: [
        { to: '/consult/missions', label: 'Toutes les missions', icon: IconFileDescription },
        { to: '/consult/emplois', label: "Toutes les offres d'emploi", icon: IconBriefcase },
      ],
    }),
    {
      title: 'Poster',
      entries: [
        { to: '/manage/missions', label: 'Mes missions', icon: IconFolder },
        ...unlessCustomer({ to: '/manage/emplois', label: "Mes offres d'emploi", icon: IconBriefcase }),
      ],
    },
    {
      title: 'Échanger',
      entries: [
        { to: '/messages', label: 'Messagerie', icon: IconMessages },
        ...unlessCustomer({
          to: profilePath(me),
          label: me.userType === 'STUDENT' ? 'Mon profil' : 'Ma page membre',
          icon: IconUser,
        }),
      ],
    },
    {
      title: 'Gérer',
      entries: [
        { to: '/notifications', label: 'Notifications', icon: IconBell, unread: me.hasNotif },
        { to: '/parametres', label: 'Paramètres', icon: IconSettings },
        { to: '/aide', label: 'Aide', icon: IconHelp },
      ],
    },
  ];
};

/** Which reminders stand above the menu: customers are asked for neither (first document, §2 and §6). */
export const bannersOf = (me: Pick<Me, 'userType' | 'isConfirmed' | 'isVerified' | 'isComplete'>) => {
  if (!me.isConfirmed) return ['confirm'] as const;
  if (me.userType === 'CUSTOMER') return [];
  return [...(me.isVerified ? [] : (['verify'] as const)), ...(me.isComplete ? [] : (['complete'] as const))];
};
