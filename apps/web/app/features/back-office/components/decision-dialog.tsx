import '../../../ui/modal.css.ts';
import { memberReasonBody, type OfficeMember } from '@basoche/contract/office-members';
import { textLimits } from '@basoche/domain/limits';
import type { MemberDecision } from '@basoche/domain/members/standing';
import { Button, Modal, Stack, Textarea } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { CodeField } from '../../auth/components/code-field.tsx';
import { useDecideOnMember } from '../api/members.ts';
import { cancel } from '../content.ts';
import { code as codeLabel, decisions } from '../member-content.ts';
import { useCodeForm } from './use-code-form.ts';

interface DecisionDialogProps {
  member: OfficeMember;
  decision: MemberDecision;
  opened: boolean;
  onClose: () => void;
}

const DecisionForm = ({ member, decision, onClose }: Omit<DecisionDialogProps, 'opened'>) => {
  const words = decisions[decision];
  const deciding = useDecideOnMember(member.id, decision);
  const { fields, props, sending, failure, asksCode } = useCodeForm<{ reason: string; code: string }>({
    initialValues: { reason: '', code: '' },
    check: (values) => fieldErrors(memberReasonBody, values),
    send: async ({ reason }, code) => {
      await deciding.mutateAsync({ reason: reason.trim(), code });
      notifySuccess(words.done);
      onClose();
    },
    draft: { key: `${decision}:${member.id}`, secret: ['code'] },
  });
  return (
    <form {...props}>
      <Stack gap="lg">
        <div>
          <strong>{member.name}</strong>
          <br />
          {words.lead}
        </div>
        <Textarea
          label={words.reason}
          description={words.help}
          name="reason"
          required
          autosize
          minRows={3}
          maxRows={10}
          maxLength={textLimits.reason}
          data-autofocus
          {...fields.getInputProps('reason')}
        />
        {failure && !fields.errors.reason && !fields.errors.code && (
          <Note tone={asksCode ? 'info' : 'danger'}>{failure}</Note>
        )}
        {asksCode && <CodeField label={codeLabel} {...fields.getInputProps('code')} />}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" color={decision === 'restore' ? 'orange' : 'red'} loading={sending}>
            {words.action}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
};

/** A decision about an account: what it does, and why it is taken. A code is asked for again in the same place. */
export default function DecisionDialog({ opened, ...props }: DecisionDialogProps) {
  return (
    <Modal opened={opened} onClose={props.onClose} title={decisions[props.decision].title}>
      <DecisionForm {...props} />
    </Modal>
  );
}
