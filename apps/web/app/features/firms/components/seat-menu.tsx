import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import type { Seat } from '@basoche/contract/firms/team';
import { Menu } from '@mantine/core';
import { IconDots, IconLogout, IconUserCog, IconUserMinus } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { people as content } from '../content.ts';
import classes from './team.module.css';

const ChangeRoleDialog = lazy(() => import('./change-role-dialog.tsx'));
const EndSeatDialog = lazy(() => import('./end-seat-dialog.tsx'));

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Changes of a seat that the server permits the viewer; nothing if there are none. */
export const SeatMenu = ({ seat, seats }: { seat: Seat; seats: readonly Seat[] }) => {
  const target = useRef<HTMLButtonElement>(null);
  // Kept after it is closed, so that its closing animation runs.
  const [dialog, setDialog] = useState<'role' | 'end' | null>(null);
  const [wasOpened, setWasOpened] = useState<{ role?: true; end?: true }>({});
  const { roles, end } = seat.permitted;
  if (roles.length === 0 && !end) return null;
  const open = (which: 'role' | 'end') => () => {
    setWasOpened((before) => ({ ...before, [which]: true }));
    setDialog(which);
  };
  const close = () => {
    setDialog(null);
    target.current?.focus();
  };
  return (
    <>
      <Menu
        position="bottom-end"
        shadow="md"
        width={240}
        withInitialFocusPlaceholder={false}
        classNames={{ item: classes.item ?? '' }}
      >
        <Menu.Target>
          <IconButton ref={target} aria-label={content.actionsFor(seat.name)}>
            <IconDots {...icon} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {roles.length > 0 && (
            <Menu.Item leftSection={<IconUserCog {...icon} />} onClick={open('role')}>
              {content.changeRole}
            </Menu.Item>
          )}
          {end && (
            <Menu.Item
              color="red.7"
              leftSection={seat.isOwn ? <IconLogout {...icon} /> : <IconUserMinus {...icon} />}
              onClick={open('end')}
            >
              {seat.isOwn ? content.leave : content.remove}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {wasOpened.role && (
          <ChangeRoleDialog seat={seat} seats={seats} opened={dialog === 'role'} onClose={close} />
        )}
        {wasOpened.end && (
          <EndSeatDialog seat={seat} seats={seats} opened={dialog === 'end'} onClose={close} />
        )}
      </Suspense>
    </>
  );
};
