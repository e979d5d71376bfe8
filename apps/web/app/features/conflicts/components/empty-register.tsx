import type { ConflictRegister } from '@basoche/contract/conflicts/register';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { emptyRegister as content } from '../ask-content.ts';
import { useRegisterPath } from '../register-path.ts';
import { RegisterOwner } from './register-owner.tsx';

interface EmptyRegisterProps {
  missionID: string;
  register: ConflictRegister;
}

/** Shown for an empty register: the link to fill it, or the name of its keeper. */
export const EmptyRegister = ({ missionID, register }: EmptyRegisterProps) => {
  const path = useRegisterPath(missionID);
  return (
    <>
      <p className="flat">{content.text}</p>
      {register.permitted.keep ? (
        <Button component={Link} to={path} fullWidth size="lg">
          {content.action}
        </Button>
      ) : (
        <RegisterOwner />
      )}
    </>
  );
};
