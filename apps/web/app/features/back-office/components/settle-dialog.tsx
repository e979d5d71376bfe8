import '@mantine/core/styles/NumberInput.layer.css';
import { settleBody } from '@basoche/contract/back-office/back-office';
import { NumberInput, Stack } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { formatEuros } from '../../../lib/money.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { typeset } from '../../../lib/typography.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { useSettleDispute } from '../api/decisions.ts';
import { cancel, disputes } from '../content.ts';
import { CodePart } from './code-part.tsx';
import { ReasonField } from './reason-field.tsx';
import { useCodeForm } from './use-code-form.ts';

const words = disputes.dialog;

type Outcome = 'release' | 'refund' | 'split' | 'continue';

/** The thread that is settled, and what is held for its parties, in euros; null in a direct relation. */
export interface Settled {
  readonly id: string;
  readonly title: string;
  readonly deposit: number | null;
  /** It is over, and nobody contests it. */
  readonly isRest?: boolean;
}

interface Values extends Record<string, unknown> {
  outcome: Outcome;
  amount: number | string;
  reason: string;
  code: string;
}

const amountOf = ({ outcome, amount }: Values): number | null =>
  outcome === 'split' && typeof amount === 'number' ? amount : null;

const bodyOf = (values: Values) => ({
  outcome: values.outcome,
  amount: amountOf(values),
  reason: values.reason.trim(),
});

const choicesOf = (deposit: number | null) =>
  Object.entries(deposit === null ? words.direct : words.held).map(([value, said]) => ({
    value: value as Outcome,
    ...said,
  }));

interface SettleDialogProps {
  settled: Settled;
  opened: boolean;
  onClose: () => void;
}

const Amount = ({ deposit, amount, ...field }: { deposit: number; amount: number | null }) => (
  <NumberInput
    label={words.amount}
    description={
      amount !== null && amount > 0 && amount < deposit
        ? words.rest(formatEuros(amount), formatEuros(Math.round((deposit - amount) * 100) / 100))
        : words.amountHelp(formatEuros(deposit))
    }
    required
    name="amount"
    inputMode="decimal"
    decimalScale={2}
    decimalSeparator=","
    thousandSeparator={'\u202f'}
    allowNegative={false}
    hideControls
    suffix={'\u00a0€'}
    {...field}
  />
);

const SettleForm = ({ settled, onClose }: SettleDialogProps) => {
  const { id, title, deposit, isRest } = settled;
  const settling = useSettleDispute(id);
  const { fields, props, sending, failure, asksCode } = useCodeForm<Values>({
    initialValues: { outcome: 'release', amount: '', reason: '', code: '' },
    check: (values) => {
      const amount = amountOf(values);
      return {
        ...fieldErrors(settleBody, bodyOf(values)),
        ...(amount !== null && deposit !== null && amount >= deposit
          ? { amount: words.tooMuch(formatEuros(deposit)) }
          : {}),
      };
    },
    send: async (values, code) => {
      await settling.mutateAsync({ body: bodyOf(values), code });
      notifySuccess(isRest ? disputes.rest.done : words.done);
      // A deposit stays where it stands, a contest leaves with its dialog.
      onClose();
    },
    draft: { key: `settle:${id}`, secret: ['code'] },
  });
  const { outcome } = fields.values;
  const amount = amountOf(fields.values);
  return (
    <form {...props}>
      <Stack gap="lg">
        <strong>{typeset(title)}</strong>
        <ChoiceField
          id={`outcome-${id}`}
          label={words.outcome}
          value={outcome}
          choices={choicesOf(deposit)}
          isFirst
          onChange={(value) => fields.setFieldValue('outcome', value)}
        />
        {outcome === 'split' && deposit !== null && (
          <Amount deposit={deposit} amount={amount} {...fields.getInputProps('amount')} />
        )}
        <ReasonField
          label={words.reason}
          description={words.reasonHelp}
          {...fields.getInputProps('reason')}
        />
        <div>{words.final}</div>
        <CodePart fields={fields} failure={failure} asksCode={asksCode} />
        <SubmitActions cancel={cancel} submit={words.submit} pending={sending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

/** Staff's decision about a contested mission, or about what is left of one that is over; a code is asked for again in the same place, and nothing typed is lost. */
export default function SettleDialog(props: SettleDialogProps) {
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      title={props.settled.isRest ? disputes.rest.title : words.title}
    >
      <SettleForm {...props} />
    </Dialog>
  );
}
