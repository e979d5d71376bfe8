import {
  appealAnswerErrors,
  type decideAppeal,
  decideAppealBody,
  hidingErrors,
  type StaffReport,
} from '@basoche/contract/reports/decisions';
import type { CallInput } from '@basoche/contract/route';
import type { AppealOutcome } from '@basoche/domain/reports/decision';
import { Stack } from '@mantine/core';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { typeset } from '../../../lib/typography.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { Note } from '../../../ui/note.tsx';
import { cancel } from '../content.ts';
import { type AppealSide, appeals } from '../report-content.ts';
import { MeasureFields, type MeasureValues, measuresOf, noMeasures } from './measure-fields.tsx';
import { ReasonField } from './reason-field.tsx';

const words = appeals.dialog;

interface Values extends MeasureValues {
  outcome: AppealOutcome;
  reason: string;
}

export interface AppealDialogProps {
  appeal: Pick<StaffReport['appeals'][number], 'id' | 'text'>;
  side: AppealSide;
  /** Of what was decided about a report. */
  report?: StaffReport | undefined;
  decide: (body: NonNullable<CallInput<typeof decideAppeal>['body']>) => Promise<unknown>;
  opened: boolean;
  onClose: () => void;
}

const AppealForm = ({ appeal, side, report, decide, onClose }: Omit<AppealDialogProps, 'opened'>) => {
  /** Who reported asks for measures. */
  const taking = (outcome: AppealOutcome) =>
    side === 'reporter' && outcome === 'reversed' ? report : undefined;
  const bodyOf = (values: Values) => {
    const { outcome, reason } = values;
    const of = taking(outcome);
    return { outcome, reason: reason.trim(), ...(of && measuresOf(true, of, values)) };
  };
  const missing = (values: Values) => {
    const of = taking(values.outcome);
    const body = decideAppealBody.safeParse(bodyOf(values)).data;
    if (of === undefined || body === undefined) return {};
    const errors = [...appealAnswerErrors('reporter', body), ...hidingErrors(of.effects, body)];
    return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  };
  const { fields, props, sending, failure } = useContractForm<Values>({
    initialValues: { outcome: 'upheld', reason: '', ...noMeasures },
    check: (values) => ({ ...fieldErrors(decideAppealBody, bodyOf(values)), ...missing(values) }),
    send: async (values) => {
      await decide(bodyOf(values));
      notifySuccess(words.done);
    },
    draft: { key: `appeal-answer:${appeal.id}` },
  });
  const measured = taking(fields.values.outcome);
  return (
    <form {...props}>
      <Stack gap="lg">
        <blockquote>{typeset(appeal.text)}</blockquote>
        <ChoiceField
          id={`appeal-${appeal.id}`}
          label={words.outcome}
          value={fields.values.outcome}
          choices={[
            { value: 'upheld', ...words.upheld },
            { value: 'reversed', ...words.reversed[side] },
          ]}
          onChange={(value) => fields.setFieldValue('outcome', value)}
        />
        {measured && <MeasureFields id={appeal.id} report={measured} fields={fields} />}
        <ReasonField label={words.reason} description={words.help} {...fields.getInputProps('reason')} />
        {failure && Object.keys(fields.errors).length === 0 && <Note tone="danger">{failure}</Note>}
        <SubmitActions cancel={cancel} submit={words.submit} pending={sending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

/** Whether a decision stands, and why. */
export default function AppealDialog({ opened, ...props }: AppealDialogProps) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title={words.title}>
      <AppealForm {...props} />
    </Dialog>
  );
}
