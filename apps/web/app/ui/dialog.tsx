import './modal.css.ts';
import { Modal, type ModalProps } from '@mantine/core';
import type { FocusEvent } from 'react';
import { useBackToClose } from '../lib/back-to-close.ts';

/** Brings the focused element above the buttons: the first focus of a dialog does not scroll by itself. */
const showFocused = ({ target }: FocusEvent<HTMLElement>): void =>
  target.scrollIntoView({ block: 'nearest' });

/** A dialog over the screen; the back button, Escape and the cross close it. */
export const Dialog = (props: ModalProps) => {
  useBackToClose(props.opened, props.onClose);
  return <Modal onFocus={showFocused} {...props} />;
};
