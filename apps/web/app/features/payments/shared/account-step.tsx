import type { AccountBack } from '../api.ts';
import { AccountState } from '../components/account-state.tsx';

/** The viewer's payment account, in a thread or a hearing that awaits it. */
export default function AccountStep(step: { back: AccountBack; from: string | null }) {
  return <AccountState of="member" {...step} />;
}
