import {
  answerReasonText,
  type RegisterMatch,
  refuseMatchBody,
} from '@basoche/contract/public-registers/registers';
import type { VerificationAnswer } from '@basoche/domain/public-registers/registers';
import { textLimits } from '@basoche/domain/text-limits';
import { formatDay } from '../../../lib/dates.ts';
import { fieldErrors } from '../../../lib/form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useAnswerObjection } from '../api/registers.ts';
import { doubtfulMembers } from '../register-content.ts';

const content = doubtfulMembers.objection;

interface ObjectionDialogProps extends Opened {
  match: RegisterMatch;
  disputedAt: string;
}

interface Values extends Record<string, unknown> {
  verification: VerificationAnswer;
  reason: string;
}

/**
 * Dialog of staff's answer to a member who said that a register line is not theirs, if no other line fits.
 */
export default function ObjectionDialog({ match, disputedAt, ...dialog }: ObjectionDialogProps) {
  const answering = useAnswerObjection(match);
  const { memberId, name, reading } = match;
  const bodyOf = (values: Values) => ({
    register: reading.register,
    ...values,
    reason: values.reason.trim(),
  });
  return (
    <FormDialog<Values>
      {...dialog}
      title={content.title}
      draft={`objection:${memberId}`}
      initialValues={{ verification: 'keep', reason: '' }}
      check={(values) => ({
        ...fieldErrors(refuseMatchBody, bodyOf(values)),
        ...(values.reason.trim() === '' && { reason: answerReasonText }),
      })}
      send={(values) => answering.mutateAsync(bodyOf(values))}
      done={({ verification }) => content.done[verification]}
      submit={({ verification }) => content.submit[verification]}
    >
      {({ fields }) => (
        <>
          <div>{content.lead(name, formatDay(disputedAt))}</div>
          <ChoiceField
            id={`objection-${memberId}`}
            label={content.verification}
            value={fields.values.verification}
            choices={content.choices}
            isFirst
            onChange={(value) => fields.setFieldValue('verification', value)}
          />
          <ReasonField
            label={content.reason}
            description={content.reasonHelp}
            maxLength={textLimits.reason}
            {...fields.getInputProps('reason')}
          />
        </>
      )}
    </FormDialog>
  );
}
