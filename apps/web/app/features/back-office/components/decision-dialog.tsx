import { memberReasonBody, type OfficeMember } from '@basoche/contract/members/office';
import type { MemberDecision } from '@basoche/domain/members/standing';
import { fieldErrors } from '../../../lib/form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useDecideOnMember } from '../api/members.ts';
import { decisions } from '../member-content.ts';
import { ReasonForm } from './reason-form.tsx';

interface DecisionDialogProps {
  member: OfficeMember;
  decision: MemberDecision;
  opened: boolean;
  onClose: () => void;
}

/** A decision about an account: what it does, and why it is taken. A code is asked for again in the same place. */
export default function DecisionDialog({ member, decision, opened, onClose }: DecisionDialogProps) {
  const words = decisions[decision];
  const deciding = useDecideOnMember(member.id, decision);
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title}>
      <ReasonForm
        about={member.name}
        words={{ ...words, submit: words.action }}
        check={(values) => fieldErrors(memberReasonBody, values)}
        send={async (reason, code) => {
          await deciding.mutateAsync({ reason, code });
          onClose();
        }}
        draft={`${decision}:${member.id}`}
        isMild={decision === 'restore'}
        onClose={onClose}
      />
    </Dialog>
  );
}
