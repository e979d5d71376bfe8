import '../../../ui/modal.css.ts';
import '@mantine/core/styles/NumberInput.layer.css';
import { type Dispute, settleBody } from '@basoche/contract/back-office';
import { Modal, NumberInput, Stack } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { formatEuros } from '../../../lib/money.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { typeset } from '../../../lib/typography.ts';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { Note } from '../../../ui/note.tsx';
import { CodeField } from '../../auth/components/code-field.tsx';
import { useSettleDispute } from '../api/decisions.ts';
import { cancel, disputes } from '../content.ts';
import { useCodeForm } from './use-code-form.ts';

const words = disputes.dialog;

type Outcome = 'release' | 'refund' | 'split';

interface Values extends Record<string, unknown> {
  outcome: Outcome;
  amount: number | string;
  code: string;
}

const amountOf = ({ outcome, amount }: Values): number | null =>
  outcome === 'split' && typeof amount === 'number' ? amount : null;

const bodyOf = (values: Values) => ({ outcome: values.outcome, amount: amountOf(values) });

const choicesOf = (deposit: number | null) =>
  Object.entries(deposit === null ? words.direct : words.held).map(([value, said]) => ({
    value: value as Outcome,
    ...said,
  }));

interface SettleDialogProps {
  dispute: Dispute;
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

const SettleForm = ({ dispute, onClose }: SettleDialogProps) => {
  const { deposit } = dispute;
  const settling = useSettleDispute(dispute.id);
  const { fields, props, sending, failure, asksCode } = useCodeForm<Values>({
    initialValues: { outcome: 'release', amount: '', code: '' },
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
      notifySuccess(words.done);
    },
    draft: { key: `settle:${dispute.id}`, secret: ['code'] },
  });
  const { outcome } = fields.values;
  const amount = amountOf(fields.values);
  const isOfField = fields.errors.code ?? fields.errors.amount;
  return (
    <form {...props}>
      <Stack gap="lg">
        <strong>{typeset(dispute.mission.title)}</strong>
        <ChoiceField
          id={`outcome-${dispute.id}`}
          label={words.outcome}
          value={outcome}
          choices={choicesOf(deposit)}
          isFirst
          onChange={(value) => fields.setFieldValue('outcome', value)}
        />
        {outcome === 'split' && deposit !== null && (
          <Amount deposit={deposit} amount={amount} {...fields.getInputProps('amount')} />
        )}
        <p>{words.final}</p>
        {failure && !isOfField && <Note tone={asksCode ? 'info' : 'danger'}>{failure}</Note>}
        {asksCode && <CodeField label={words.code} {...fields.getInputProps('code')} />}
        <SubmitActions cancel={cancel} submit={words.submit} pending={sending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

/** Staff's decision about a contested mission; a code is asked for again in the same place, and nothing typed is lost. */
export default function SettleDialog(props: SettleDialogProps) {
  return (
    <Modal opened={props.opened} onClose={props.onClose} title={words.title}>
      <SettleForm {...props} />
    </Modal>
  );
}
