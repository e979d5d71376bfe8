import type { ConflictRegister } from '@basoche/contract/conflicts/register';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/dates.ts';
import { failureSentence } from '../../../lib/form.ts';
import { useMe } from '../../../lib/session.tsx';
import ConfirmDialog from '../../../ui/confirm-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { checkDialog as content } from '../ask-content.ts';
import { useRegisterPath } from '../register-path.ts';
import { useAskCheck } from '../shared/api.ts';
import { EmptyRegister } from './empty-register.tsx';
import { RegisterOwner } from './register-owner.tsx';

/** Sentence about the register that the parties will be compared with. */
const comparedWith = ({ names, revisedAt }: ConflictRegister, firm: string | null): string => {
  if (names === 0) return content.none;
  const facts = content.facts(names, revisedAt && formatDay(new Date(revisedAt)));
  return firm === null ? content.own(facts) : content.ofFirm(firm, facts);
};

interface AskingProps extends Opened {
  missionID: string;
  register: ConflictRegister;
  onAnswered: () => void;
}

/** Dialog before the conflict check, which can be made only once: names the register that will be used. */
const CheckDialog = ({ missionID, register, onAnswered, ...dialog }: AskingProps) => {
  const { acting } = useMe();
  const path = useRegisterPath(missionID);
  const ask = useAskCheck(missionID, () => {
    dialog.onClose();
    onAnswered();
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={content.title}
      confirm={content.confirm}
      pending={ask.isPending}
      failure={ask.error ? failureSentence(ask.error) : null}
      onConfirm={() => ask.mutate({ params: { missionID } })}
    >
      <p className="flat bottom-3">{comparedWith(register, acting?.name ?? null)}</p>
      <p className="flat bottom-3">{content.once}</p>
      {register.permitted.keep ? <Link to={path}>{content.review}</Link> : <RegisterOwner />}
    </ConfirmDialog>
  );
};

/**
 * Dialog before the conflict check; with an empty register, the link to fill it, or the name of its keeper.
 */
export default function Asking({ isEmpty, ...asking }: AskingProps & { isEmpty: boolean }) {
  return isEmpty ? <EmptyRegister {...asking} /> : <CheckDialog {...asking} />;
}
