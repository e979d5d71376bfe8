import type { Me } from '@basoche/contract/auth/auth';
import { ownPaths } from '@basoche/domain/access/own-paths';
import type { MenuEntry } from '@basoche/domain/access/side-menu';
import { canonicalProfilePage } from '@basoche/domain/members/name-and-page';
import {
  IconBell,
  IconBriefcase,
  IconBuildingBank,
  IconCalendarTime,
  IconChecklist,
  IconClipboardList,
  IconEyeCheck,
  IconFileCertificate,
  IconFileDescription,
  IconFolder,
  IconHeart,
  IconHelp,
  IconMessages,
  IconNews,
  IconSend,
  IconSettings,
  IconUser,
  IconUsers,
  IconUsersGroup,
  IconWallet,
  type TablerIcon,
} from '@tabler/icons-react';
import { useLocation } from 'react-router';

/** Icon of each entry of the side menu; the domain decides which entries exist. */
export const menuIcons: Readonly<Record<MenuEntry['key'], TablerIcon>> = {
  home: IconChecklist,
  missions: IconFileDescription,
  jobs: IconBriefcase,
  hearings: IconCalendarTime,
  community: IconUsersGroup,
  news: IconNews,
  favourites: IconHeart,
  'own-missions': IconFolder,
  'own-jobs': IconClipboardList,
  messages: IconMessages,
  applications: IconSend,
  profile: IconUser,
  payments: IconWallet,
  deposits: IconBuildingBank,
  candidates: IconFileCertificate,
  team: IconUsers,
  register: IconEyeCheck,
  notifications: IconBell,
  settings: IconSettings,
  help: IconHelp,
  office: IconBuildingBank,
};

/** Paths that belong to a menu entry although they are not below its path, such as a person's page. */
const alsoUnder = ({ userType, id }: Me): Partial<Record<MenuEntry['key'], readonly (string | null)[]>> => ({
  missions: ['/consult/customers/missions'],
  community: ['/users'],
  profile: [canonicalProfilePage(userType, id)],
});

const standsUnder = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/**
 * Tells whether the current screen belongs to an entry. The member's own page belongs to its own entry only.
 */
export const useIsCurrent = (me: Me): ((entry: MenuEntry) => boolean) => {
  const { pathname } = useLocation();
  const profilePage = canonicalProfilePage(me.userType, me.id);
  return ({ key, path }) => {
    if (profilePage !== null && pathname === profilePage) return key === 'profile';
    // The deposits of a firm have an entry of their own.
    if (key === 'payments' && standsUnder(pathname, ownPaths.deposits)) return false;
    return [path, ...(alsoUnder(me)[key] ?? [])].some((one) => one !== null && standsUnder(pathname, one));
  };
};
