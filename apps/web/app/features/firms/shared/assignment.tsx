import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import type { Assignee } from '@basoche/contract/firms/assignee';
import type { AssignmentKind } from '@basoche/contract/firms/assignments';
import { mayBeInCharge } from '@basoche/domain/firms/team';
import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconSelector, IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { seatsQuery, useAssign } from '../api.ts';
import classes from './assignment.module.css';
import { assignedTo, assignmentWords, assignment as content } from './assignment-content.ts';
import { useMayNegotiate } from './may-negotiate.ts';

interface AssignmentProps {
  kind: AssignmentKind;
  id: string;
  /** Person in charge now; null while nobody is. */
  assignee: Assignee | null;
  onAssigned: (assignee: Assignee) => void;
  /** Said under the colleagues instead of the usual words. */
  note?: string | null;
}

/** The person of the viewer's firm who is in charge of work, with a menu of the colleagues who may be. */
export default function Assignment({ kind, id, assignee, onAssigned, note = null }: AssignmentProps) {
  const [isOpen, setOpen] = useState(false);
  // Fetched before the menu opens, so that its first entry can take the focus.
  const [isNear, setNear] = useState(false);
  const mayNegotiate = useMayNegotiate();
  const seats = useQuery({ ...seatsQuery(), enabled: isOpen || isNear });
  const { mutate } = useAssign(onAssigned);
  const { menu, hint } = assignmentWords[kind];
  const now = assignedTo(kind, assignee);
  const words = (
    <>
      <IconUserCheck size={16} stroke={1.5} aria-hidden />
      <span className={classes.name} title={now}>
        {now}
      </span>
    </>
  );
  if (!mayNegotiate) return <p className={classes.target}>{words}</p>;
  const writers = seats.data?.filter(({ role }) => mayBeInCharge(role));
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      width={264}
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      checkIcon={<IconCheck size={16} stroke={2} aria-hidden />}
      classNames={{ item: classes.item ?? '' }}
    >
      <Menu.Target>
        <UnstyledButton
          className={classes.target ?? ''}
          onFocus={() => setNear(true)}
          onPointerEnter={() => setNear(true)}
        >
          {words}
          <VisuallyHidden>{content.change}</VisuallyHidden>
          <IconSelector size={16} stroke={1.5} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{menu}</Menu.Label>
        {writers?.map((seat) => (
          <Menu.RadioItem
            key={seat.id}
            value={seat.id}
            checked={seat.id === assignee?.seatID}
            onChange={() => mutate({ params: { kind, id }, body: { seatID: seat.id } })}
            closeMenuOnClick
          >
            {seat.isOwn ? content.yourself(seat.name) : seat.name}
          </Menu.RadioItem>
        ))}
        <p className={classes.hint}>{note ?? hint}</p>
      </Menu.Dropdown>
    </Menu>
  );
}
