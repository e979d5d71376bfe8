import { privateMeta } from '../../../lib/meta.ts';
import { ForModerators } from '../components/for-moderators.tsx';
import { PortageList } from '../components/portage-list.tsx';
import { portage } from '../content.ts';

export const meta = () => privateMeta(portage.title);

export default function PortagePage() {
  return (
    <ForModerators>
      <PortageList office="staff" />
    </ForModerators>
  );
}
