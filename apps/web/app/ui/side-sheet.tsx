import './modal.css.ts';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer, type DrawerProps } from '@mantine/core';
import { useBackToClose } from '../lib/back-to-close.ts';
import { markFirstFocus } from '../lib/dialog-first-focus.ts';
import { useHideSuccess } from '../lib/notify.ts';

/** A panel at the right of the screen; the back button, Escape and the cross close it. */
export const SideSheet = (props: DrawerProps) => {
  useBackToClose(props.opened, props.onClose);
  useHideSuccess(props.opened);
  return <Drawer position="right" onFocus={markFirstFocus} {...props} />;
};
