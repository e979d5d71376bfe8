import type { MenuEntry } from '@basoche/domain/access/side-menu';
import {
  IconBell,
  IconBriefcase,
  IconBuildingBank,
  IconClipboardList,
  IconFileDescription,
  IconFolder,
  IconHelp,
  IconMessages,
  IconSettings,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';

/** The icon of each entry of the side menu; which entries there are is the domain's to say. */
export const menuIcons: Readonly<Record<MenuEntry['key'], TablerIcon>> = {
  missions: IconFileDescription,
  jobs: IconBriefcase,
  'own-missions': IconFolder,
  'own-jobs': IconClipboardList,
  messages: IconMessages,
  profile: IconUser,
  notifications: IconBell,
  settings: IconSettings,
  help: IconHelp,
  office: IconBuildingBank,
};
