import { returnBody } from '@basoche/contract/threads/hearings';
import type { Thread } from '@basoche/contract/threads/threads';
import { lateReturns } from '@basoche/domain/hearings/late-returns';
import { type ReturnReason, returnReasons } from '@basoche/domain/hearings/report';
import { textLimits } from '@basoche/domain/text-limits';
import { Textarea } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { Note } from '../../../ui/note.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { returnDialog as content } from '../hearing-content.ts';
import { otherSubject } from '../thread-facts.ts';

type Values = { why: ReturnReason | ''; text: string };

const bodyOf = ({ why, text }: Values) => ({ why, text: text.trim() || null });

const hourMs = 3_600_000;

/** True in the last hours before a hearing, when giving it back may count against its taker. */
const isLate = ({ hearing }: Thread, now: number): boolean =>
  hearing !== null && Date.parse(hearing.heldAt) - now < lateReturns.hours * hourMs;

interface ReturnDialogProps extends Opened {
  thread: Thread;
  send: (given: ReturnType<typeof returnBody.parse>) => Promise<unknown>;
  onSent: () => void;
}

/** Dialog in which the taker of a hearing gives it back, with the consequences stated first. */
export default function ReturnDialog({ thread, send, ...dialog }: ReturnDialogProps) {
  return (
    <FormDialog<Values>
      {...dialog}
      title={content.title}
      draft={`return:${thread.id}`}
      initialValues={{ why: '', text: '' }}
      check={(values) => ({
        ...fieldErrors(returnBody, bodyOf(values)),
        ...(values.why === '' ? { why: content.noWhy } : {}),
      })}
      send={(values) => send(returnBody.parse(bodyOf(values)))}
      submit={content.send}
      danger
    >
      {({ fields: { values, errors, setFieldValue, getInputProps } }) => (
        <>
          <p className="flat">{content.lead(otherSubject(thread))}</p>
          <Note tone="info">{isLate(thread, Date.now()) ? content.counts : content.early}</Note>
          <ChoiceField<Values['why']>
            id="return-why"
            label={content.why}
            value={values.why}
            choices={[...returnReasons]}
            error={errors.why}
            onChange={(why) => setFieldValue('why', why)}
          />
          <p className="flat soft small">{content.whyHelp}</p>
          <Textarea
            name="text"
            label={content.text}
            description={content.textHelp}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={textLimits.refusal}
            {...getInputProps('text')}
          />
        </>
      )}
    </FormDialog>
  );
}
