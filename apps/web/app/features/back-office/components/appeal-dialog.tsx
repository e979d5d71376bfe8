import {
  appealAnswerErrors,
  type decideAppeal,
  decideAppealBody,
  hidingErrors,
  type StaffReport,
} from '@basoche/contract/reports/decisions';
import type { CallInput } from '@basoche/contract/route';
import type { AppealOutcome } from '@basoche/domain/reports/decision';
import { textLimits } from '@basoche/domain/text-limits';
import { typeset } from '@basoche/domain/typography';
import { fieldErrors } from '../../../lib/form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { type AppealSide, appeals } from '../report-content.ts';
import { MeasureFields, type MeasureValues, measuresOf, noMeasures } from './measure-fields.tsx';

const content = appeals.dialog;

interface Values extends MeasureValues {
  outcome: AppealOutcome;
  reason: string;
}

export interface AppealDialogProps extends Opened {
  appeal: Pick<StaffReport['appeals'][number], 'id' | 'text'>;
  side: AppealSide;
  /** The decided report that the appeal is about. */
  report?: StaffReport | undefined;
  /** Sends the decision. */
  decide: (body: NonNullable<CallInput<typeof decideAppeal>['body']>) => Promise<unknown>;
}

/** Dialog in which staff decide on an appeal against a decision: keep or reverse it, and why. */
export default function AppealDialog({ appeal, side, report, decide, ...dialog }: AppealDialogProps) {
  /** The report, if staff must choose measures now: they grant the reporter's appeal, which asks for measures. */
  const reportToMeasure = (outcome: AppealOutcome) =>
    side === 'reporter' && outcome === 'reversed' ? report : undefined;
  const bodyOf = (values: Values) => {
    const { outcome, reason } = values;
    const measured = reportToMeasure(outcome);
    return { outcome, reason: reason.trim(), ...(measured && measuresOf(true, measured, values)) };
  };
  /** Errors of the measures, by field, in a body that is otherwise valid. */
  const measureErrors = (values: Values) => {
    const measured = reportToMeasure(values.outcome);
    const body = decideAppealBody.safeParse(bodyOf(values)).data;
    if (measured === undefined || body === undefined) return {};
    const errors = [...appealAnswerErrors('reporter', body), ...hidingErrors(measured.effects, body)];
    return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  };
  return (
    <FormDialog<Values>
      {...dialog}
      title={content.title}
      draft={`appeal-answer:${appeal.id}`}
      initialValues={{ outcome: 'upheld', reason: '', ...noMeasures }}
      check={(values) => ({ ...fieldErrors(decideAppealBody, bodyOf(values)), ...measureErrors(values) })}
      send={(values) => decide(bodyOf(values))}
      done={content.done}
      submit={content.submit}
    >
      {({ fields }) => {
        const measured = reportToMeasure(fields.values.outcome);
        return (
          <>
            <blockquote>{typeset(appeal.text)}</blockquote>
            <ChoiceField
              id={`appeal-${appeal.id}`}
              label={content.outcome}
              value={fields.values.outcome}
              choices={[
                { value: 'upheld', ...content.upheld },
                { value: 'reversed', ...content.reversed[side] },
              ]}
              onChange={(value) => fields.setFieldValue('outcome', value)}
            />
            {measured && <MeasureFields id={appeal.id} report={measured} fields={fields} />}
            <ReasonField
              label={content.reason}
              description={content.help}
              maxLength={textLimits.reason}
              {...fields.getInputProps('reason')}
            />
          </>
        );
      }}
    </FormDialog>
  );
}
