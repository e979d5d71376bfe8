import { AccountState } from '../components/account-state.tsx';

/** The candidate's payment account, where a thread waits for it. */
export default function AccountStep({ postulationID, from }: { postulationID: string; from: string | null }) {
  return <AccountState of="member" from={from} postulationID={postulationID} />;
}
