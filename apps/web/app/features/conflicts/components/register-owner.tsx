import { useMe } from '../../../lib/session.tsx';
import { registerOwnerText } from '../ask-content.ts';

/** Tells a person who may not read the register of their firm who keeps it. */
export const RegisterOwner = () => {
  const { acting } = useMe();
  return acting && <span className="soft">{registerOwnerText(acting.name)}</span>;
};
