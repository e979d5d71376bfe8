import '@mantine/core/styles/Checkbox.layer.css';
import { askAgainBody, type VerificationRequest } from '@basoche/contract/members/verification';
import { verificationDocumentContent } from '@basoche/domain/members/verification-document-content';
import { type DocumentSlot, requiredDocuments } from '@basoche/domain/members/verification-request';
import { textLimits } from '@basoche/domain/text-limits';
import { Checkbox, Stack } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useAskAgain } from '../api/verifications.ts';
import { verifications } from '../verification-content.ts';

const content = verifications.asking;

interface Values extends Record<string, unknown> {
  slots: DocumentSlot[];
  reason: string;
}

/** Dialog to ask a member for documents again, with the reason. */
export default function AskAgainDialog({ request, ...dialog }: Opened & { request: VerificationRequest }) {
  const { user } = request;
  const slots = requiredDocuments(user.userType);
  const asking = useAskAgain(request);
  return (
    <FormDialog<Values>
      {...dialog}
      title={content.title}
      draft={`ask-again:${request.id}`}
      initialValues={{ slots: slots.length === 1 ? [...slots] : [], reason: '' }}
      check={(values) => fieldErrors(askAgainBody, values)}
      send={(values) => asking.mutateAsync({ slots: values.slots, reason: values.reason.trim() })}
      done={content.done}
      submit={content.submit}
    >
      {({ fields }) => (
        <>
          <div>
            <strong>{user.name}</strong>
            <br />
            {content.lead}
          </div>
          <Checkbox.Group label={content.slots} required {...fields.getInputProps('slots')}>
            <Stack gap="xs" mt="xs">
              {slots.map((slot, index) => (
                <Checkbox
                  key={slot}
                  value={slot}
                  label={verificationDocumentContent(slot, user).title}
                  data-autofocus={index === 0 || undefined}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          <ReasonField
            label={content.reason}
            description={content.help}
            maxLength={textLimits.reason}
            {...fields.getInputProps('reason')}
          />
        </>
      )}
    </FormDialog>
  );
}
