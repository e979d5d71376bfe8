import '@mantine/core/styles/Checkbox.layer.css';
import { askAgainBody, type VerificationRequest } from '@basoche/contract/members/verification';
import { proofWords } from '@basoche/domain/members/proof-words';
import { type ProofSlot, proofsOf } from '@basoche/domain/members/proofs';
import { Checkbox, Stack } from '@mantine/core';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { useAskAgain } from '../api/verifications.ts';
import { cancel } from '../content.ts';
import { verifications } from '../verification-content.ts';
import { ReasonField } from './reason-field.tsx';

const words = verifications.asking;

interface AskAgainProps {
  request: VerificationRequest;
  opened: boolean;
  onClose: () => void;
}

interface Values extends Record<string, unknown> {
  slots: ProofSlot[];
  reason: string;
}

const AskAgainForm = ({ request, onClose }: Omit<AskAgainProps, 'opened'>) => {
  const { user } = request;
  const slots = proofsOf(user.userType);
  const asking = useAskAgain(request);
  const { fields, props, sending, failure } = useContractForm<Values>({
    initialValues: { slots: slots.length === 1 ? [...slots] : [], reason: '' },
    check: (values) => fieldErrors(askAgainBody, values),
    send: async (values) => {
      await asking.mutateAsync({ slots: values.slots, reason: values.reason.trim() });
      notifySuccess(words.done);
    },
    draft: { key: `ask-again:${request.id}` },
  });
  return (
    <form {...props}>
      <Stack gap="lg">
        <div>
          <strong>{user.name}</strong>
          <br />
          {words.lead}
        </div>
        <Checkbox.Group label={words.slots} required {...fields.getInputProps('slots')}>
          <Stack gap="xs" mt="xs">
            {slots.map((slot, place) => (
              <Checkbox
                key={slot}
                value={slot}
                label={proofWords(slot, user).title}
                data-autofocus={place === 0 || undefined}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <ReasonField label={words.reason} description={words.help} {...fields.getInputProps('reason')} />
        {failure && Object.keys(fields.errors).length === 0 && <Note tone="danger">{failure}</Note>}
        <SubmitActions cancel={cancel} submit={words.submit} pending={sending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

/** Which documents a member sends again, and why. */
export default function AskAgainDialog({ opened, ...props }: AskAgainProps) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title={words.title}>
      <AskAgainForm {...props} />
    </Dialog>
  );
}
