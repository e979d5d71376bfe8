import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import type { Thread } from '@basoche/contract/threads/threads';
import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconSelector, IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useAssign, useWriters } from '../api/assignment.ts';
import { useMayNegotiate } from '../api/may-negotiate.ts';
import { people } from '../people-content.ts';
import classes from './assignment.module.css';

const content = people.assigned;

const wordsOf = ({ assignee }: Thread): string => {
  if (!assignee) return content.nobody;
  return assignee.isOwn ? content.own : content.to(assignee.name);
};

/** The person of the viewer's firm who is in charge of the thread, with a menu of the colleagues who may be. */
export default function Assignment({ thread }: { thread: Thread }) {
  const [isOpen, setOpen] = useState(false);
  // Asked for before the menu opens, so that its first choice takes the focus.
  const [isNear, setNear] = useState(false);
  const mayNegotiate = useMayNegotiate();
  const writers = useWriters(isOpen || isNear);
  const { mutate } = useAssign(thread);
  const words = (
    <>
      <IconUserCheck size={16} stroke={1.5} aria-hidden />
      <span className={classes.name} title={wordsOf(thread)}>
        {wordsOf(thread)}
      </span>
    </>
  );
  if (!mayNegotiate) return <p className={classes.target}>{words}</p>;
  const give = (seatID: string) => mutate({ params: { kind: 'thread', id: thread.id }, body: { seatID } });
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
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
        <Menu.Label>{content.menu}</Menu.Label>
        {writers.data?.map(({ id, name, isOwn }) => (
          <Menu.RadioItem
            key={id}
            value={id}
            checked={id === thread.assignee?.seatID}
            onChange={() => give(id)}
            closeMenuOnClick
          >
            {isOwn ? content.yourself(name) : name}
          </Menu.RadioItem>
        ))}
        <p className={classes.hint}>{content.hint}</p>
      </Menu.Dropdown>
    </Menu>
  );
}
