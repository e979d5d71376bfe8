import { IconCheck } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { invitations } from '../invitation-content.ts';
import classes from './invitations.module.css';

/** Replaces the button after an invitation, and takes the focus from it. */
export const InvitationSent = ({ takesFocus }: { takesFocus: boolean }) => {
  const element = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  return (
    <p ref={element} className={classes.state} data-state="invited" role="status" tabIndex={-1}>
      <IconCheck size={20} stroke={1.5} aria-hidden />
      {invitations.invited}
    </p>
  );
};
