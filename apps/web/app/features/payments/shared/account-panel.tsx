import { useWayBack } from '../../../lib/use-way-back.ts';
import { Panel } from '../../../ui/panel.tsx';
import { account as content } from '../account-content.ts';
import type { AccountOf } from '../api.ts';
import { AccountState } from '../components/account-state.tsx';

/** Payment account, in a member's settings or on the partner's screen. */
export default function AccountPanel({ of = 'member' }: { of?: AccountOf }) {
  const { from } = useWayBack('compte');
  return (
    <Panel title={content.title} text={of === 'member' ? content.text : content.partnerText}>
      <AccountState of={of} from={from} />
    </Panel>
  );
}
