import './modal.css.ts';
import { Modal, type ModalProps } from '@mantine/core';
import { useBackToClose } from '../lib/back-to-close.ts';
import { focusFirstField } from '../lib/dialog-first-focus.ts';
import { useHideSuccess } from '../lib/notify.ts';

/**
 * A dialog over the screen; the back button, Escape and the cross close it. It starts at the first field of its
 * form or, without a form, at the cross.
 */
export const Dialog = (props: ModalProps) => {
  useBackToClose(props.opened, props.onClose);
  useHideSuccess(props.opened);
  return <Modal onFocus={focusFirstField} {...props} />;
};
