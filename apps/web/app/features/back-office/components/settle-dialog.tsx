import '@mantine/core/styles/NumberInput.layer.css';
import { settleBody } from '@basoche/contract/back-office/back-office';
import { textLimits } from '@basoche/domain/text-limits';
import { typeset } from '@basoche/domain/typography';
import { NumberInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { formatEuros } from '../../../lib/money.ts';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useSettleDispute } from '../api/decisions.ts';
import { disputes } from '../content.ts';
import { choicesOf, difference, type Outcome, type ThreadToSettle } from '../settle-choices.ts';
import classes from './case-card.module.css';
import { CodeFormDialog } from './code-form-dialog.tsx';
import { WorkToSettle } from './work-to-settle.tsx';

const content = disputes.dialog;

interface Values extends Record<string, unknown> {
  outcome: Outcome;
  amount: number | string;
  reason: string;
}

const amountOf = ({ outcome, amount }: Values): number | null =>
  outcome === 'split' && typeof amount === 'number' ? amount : null;

const bodyOf = (values: Values) => ({
  outcome: values.outcome,
  amount: amountOf(values),
  reason: values.reason.trim(),
});

const Amount = ({ deposit, amount, ...field }: { deposit: number; amount: number | null }) => (
  <NumberInput
    label={content.amount}
    description={
      amount !== null && amount > 0 && amount < deposit
        ? content.rest(formatEuros(amount), difference(deposit, amount))
        : content.amountHelp(formatEuros(deposit))
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

/** The contested mission: what is at stake, and why it is contested. */
const About = ({ settled: { title, instalment, deposit, contest } }: { settled: ThreadToSettle }) => {
  const stake = [instalment, deposit === null ? null : content.stake(formatEuros(deposit))];
  const line = stake.filter((part) => part).join(', ');
  return (
    <div className="grid gap-2">
      <strong className="breaks">{typeset(title)}</strong>
      {line !== '' && <span className="soft small">{line}</span>}
      {contest && <blockquote className={classes.words}>{typeset(contest.reason)}</blockquote>}
    </div>
  );
};

const check = (values: Values, deposit: number | null): Record<string, string> => {
  const amount = amountOf(values);
  const errors = fieldErrors(settleBody, bodyOf(values));
  const isTooMuch = amount !== null && deposit !== null && amount >= deposit;
  return isTooMuch ? { ...errors, amount: content.tooMuch(formatEuros(deposit)) } : errors;
};

/** Dialog of staff's decision about a contested mission, or about funds left after the end of one. */
export default function SettleDialog({ settled, ...dialog }: Opened & { settled: ThreadToSettle }) {
  const { id, deposit, isRest, readingID } = settled;
  const settling = useSettleDispute(id);
  const choices = choicesOf(settled);
  return (
    <CodeFormDialog<Values>
      {...dialog}
      title={isRest ? disputes.rest.title : content.title}
      draft={`settle:${id}`}
      initialValues={{ outcome: choices[0]?.value ?? 'refund', amount: '', reason: '' }}
      check={(values) => check(values, deposit)}
      send={(values, code) => settling.mutateAsync({ body: bodyOf(values), code })}
      done={isRest ? disputes.rest.done : content.done}
      submit={content.submit}
    >
      {({ fields }) => (
        <>
          <About settled={settled} />
          {readingID !== undefined && <WorkToSettle readingId={readingID} />}
          <ChoiceField
            id={`outcome-${id}`}
            label={content.outcome}
            value={fields.values.outcome}
            choices={choices}
            isFirst
            onChange={(value) => fields.setFieldValue('outcome', value)}
          />
          {fields.values.outcome === 'split' && deposit !== null && (
            <Amount deposit={deposit} amount={amountOf(fields.values)} {...fields.getInputProps('amount')} />
          )}
          <ReasonField
            label={content.reason}
            description={content.reasonHelp}
            maxLength={textLimits.reason}
            {...fields.getInputProps('reason')}
          />
          <div>{content.final}</div>
        </>
      )}
    </CodeFormDialog>
  );
}
