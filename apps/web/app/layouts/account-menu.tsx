import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import type { Me } from '@basoche/contract/auth/auth';
import { seatRoleWords } from '@basoche/domain/firms/role-names';
import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconSelector } from '@tabler/icons-react';
import { accounts as content } from './account-content.ts';
import classes from './accounts.module.css';
import { accountsOf, useSwitchAccount } from './accounts.ts';
import { Identity } from './side-navigation.tsx';

/** The logged-in person at the foot of the menu, as a button that lists the accounts they may act for. */
export default function AccountMenu({ me }: { me: Me }) {
  const switchTo = useSwitchAccount();
  const all = accountsOf(me);
  const { person, email, acting } = me;
  return (
    <Menu
      position="top-start"
      width={248}
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      checkIcon={<IconCheck size={16} stroke={2} aria-hidden />}
      classNames={{ item: classes.item ?? '', label: classes.label ?? '' }}
    >
      <Menu.Target>
        <UnstyledButton className={classes.target ?? ''}>
          <Identity
            name={person.name}
            line={acting === null ? email : content.for(acting.name, seatRoleWords[acting.role].name)}
          />
          <VisuallyHidden>{content.switchNamed}</VisuallyHidden>
          <IconSelector size={20} stroke={1.5} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{content.title}</Menu.Label>
        {all.map((account) => (
          <Menu.RadioItem
            key={account.firm}
            value={account.firm ?? ''}
            checked={account.isCurrent}
            data-autofocus={account.isCurrent || undefined}
            onChange={() => switchTo(account)}
            closeMenuOnClick
          >
            {account.name}
            {account.role && <span className={classes.role}>{seatRoleWords[account.role].name}</span>}
          </Menu.RadioItem>
        ))}
        <p className={classes.hint}>{content.hint}</p>
      </Menu.Dropdown>
    </Menu>
  );
}
