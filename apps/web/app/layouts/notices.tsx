import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import classes from './notices.module.css';

/** Container of the notices, at the bottom of the screen; loaded with the first notice. */
export default function Notices() {
  return <Notifications className={classes.notices ?? ''} position="bottom-center" limit={3} zIndex={500} />;
}
