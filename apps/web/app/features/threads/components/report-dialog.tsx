import { reportBody } from '@basoche/contract/threads/hearings';
import type { Thread } from '@basoche/contract/threads/threads';
import { hearingTexts } from '@basoche/domain/hearings/limits';
import { type HearingOutcome, hearingOutcomes } from '@basoche/domain/hearings/report';
import { parisDay } from '@basoche/domain/time/paris';
import { Textarea } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { reportDialog as content } from '../hearing-content.ts';
import { otherSubject } from '../thread-facts.ts';

type Values = { outcome: HearingOutcome | ''; nextDay: string; text: string };

const bodyOf = ({ outcome, nextDay, text }: Values) => ({ outcome, nextDay: nextDay || null, text });

const nextDayOf = (outcome: Values['outcome']): string =>
  outcome === 'pleaded' || outcome === 'adjourned' ? content.nextDay[outcome] : content.nextDay.other;

interface ReportDialogProps extends Opened {
  thread: Thread;
  send: (report: ReturnType<typeof reportBody.parse>) => Promise<unknown>;
  onSent: () => void;
}

/** Dialog in which the taker of a hearing reports on it to the client, which delivers the mission. */
export default function ReportDialog({ thread, send, ...dialog }: ReportDialogProps) {
  return (
    <FormDialog<Values>
      {...dialog}
      title={content.title}
      draft={`report:${thread.id}`}
      initialValues={{ outcome: '', nextDay: '', text: '' }}
      check={(values) => ({
        ...fieldErrors(reportBody, bodyOf(values)),
        ...(values.outcome === '' ? { outcome: content.noOutcome } : {}),
      })}
      send={(values) => send(reportBody.parse(bodyOf(values)))}
      submit={content.send}
    >
      {({ fields: { values, errors, setFieldValue, getInputProps } }) => (
        <>
          <p className="flat">{content.lead(otherSubject(thread))}</p>
          {thread.state === 'WAITING_FUNDS' && <p className="flat strong">{content.unpaid}</p>}
          <ChoiceField<Values['outcome']>
            id="report-outcome"
            label={content.outcome}
            value={values.outcome}
            choices={[...hearingOutcomes]}
            error={errors.outcome}
            onChange={(outcome) => setFieldValue('outcome', outcome)}
          />
          <DayField
            label={nextDayOf(values.outcome)}
            description={content.nextDayHelp}
            min={parisDay(new Date(thread.hearing?.heldAt ?? Date.now()))}
            value={values.nextDay}
            error={errors.nextDay}
            onChange={(day) => setFieldValue('nextDay', day)}
          />
          <Textarea
            name="text"
            label={content.text}
            description={content.textHelp}
            required
            autosize
            minRows={5}
            maxRows={16}
            maxLength={hearingTexts.report}
            autoComplete="off"
            {...getInputProps('text')}
          />
        </>
      )}
    </FormDialog>
  );
}
