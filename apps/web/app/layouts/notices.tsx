import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

export default function Notices() {
  return <Notifications position="bottom-center" limit={3} zIndex={500} />;
}
