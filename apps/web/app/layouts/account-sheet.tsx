import type { Me } from '@basoche/contract/auth/auth';
import { seatRoleWords } from '@basoche/domain/firms/role-names';
import { UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Photo } from '../ui/photo.tsx';
import { SideSheet } from '../ui/side-sheet.tsx';
import type { Opened } from '../ui/use-lazy-dialog.ts';
import { accounts as content } from './account-content.ts';
import classes from './accounts.module.css';
import { accountsOf, useSwitchAccount } from './accounts.ts';

/** The accounts that a person may act for, in a sheet at the bottom of a phone. */
export default function AccountSheet({ me, opened, onClose }: Opened & { me: Me }) {
  const switchTo = useSwitchAccount();
  return (
    <SideSheet
      opened={opened}
      onClose={onClose}
      position="bottom"
      title={content.title}
      classNames={{ content: classes.sheet ?? '' }}
    >
      <ul className="bare">
        {accountsOf(me).map((account) => (
          <li key={account.firm}>
            <UnstyledButton
              className={classes.choice ?? ''}
              aria-current={account.isCurrent || undefined}
              onClick={() => (account.isCurrent ? onClose() : switchTo(account))}
            >
              <Photo
                src={null}
                name={account.firm === null ? me.person.name : account.name}
                size={40}
                shape={account.firm === null ? 'round' : 'square'}
              />
              <span className="grow">
                {account.name}
                <span className={classes.role}>
                  {account.role === null ? me.email : seatRoleWords[account.role].name}
                </span>
              </span>
              {account.isCurrent && <IconCheck size={20} stroke={1.5} aria-hidden />}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{content.hint}</p>
    </SideSheet>
  );
}
