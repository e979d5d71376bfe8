import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import classes from './notices.module.css';

export default function Notices() {
  return <Notifications className={classes.notices ?? ''} position="bottom-center" limit={3} zIndex={500} />;
}
