import '@mantine/core/styles/Checkbox.layer.css';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import type { Option } from '@basoche/domain/options/option';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { simulatedMonths, simulatedRateMax } from '@basoche/domain/payments/simulator-address';
import {
  type Simulated,
  simulatedCandidates,
  simulatedCreators,
} from '@basoche/domain/payments/simulator-modes';
import { Button, Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { parsePrice } from '../../../lib/price.ts';
import { simulator as content } from '../simulator-content.ts';

/** Options for the number of months that the mission lasts. */
const months: Option[] = Array.from({ length: simulatedMonths.max }, (_, index) => ({
  value: String(index + 1),
  label: content.monthsOf(index + 1),
}));

const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: readonly Option[];
}

/** A native select: it works without JavaScript. */
const Choice = ({ name, label, value, options }: ChoiceProps) => (
  <NativeSelect
    size="md"
    name={name}
    label={label}
    data={[...options]}
    defaultValue={value}
    rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
  />
);

interface SimulatorFormProps {
  simulated: Simulated;
  /** Called with the current values of the form. */
  onChange: (fields: FormData) => void;
}

/**
 * Form of the simulator, which estimates a price's cost for the client and the candidate's income. Without
 * JavaScript it is submitted with GET, so its fields have the French names of the page's address.
 */
export const SimulatorForm = ({ simulated, onChange }: SimulatorFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => decimal.format(centsToEuros(simulated.priceCents)));
  // The person's own rate of withheld income tax, in percent; empty for the rate of the official grid.
  const [rate, setRate] = useState(() =>
    simulated.ownRate === null ? '' : decimal.format(simulated.ownRate),
  );
  const price = parsePrice(typed);
  const isRateInvalid =
    rate.trim() !== '' && !(Number(rate.replace(/[%\s]/g, '').replace(',', '.')) <= simulatedRateMax);

  const report = () => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const read = parsePrice(String(fields.get('montant')));
    // An invalid price changes nothing: the result of the last valid price stays.
    fields.set('montant', String(centsToEuros(read.ok ? read.cents : simulated.priceCents)));
    onChange(fields);
  };

  return (
    <form
      ref={form}
      method="get"
      action="/simulateur"
      onChange={report}
      onSubmit={(event) => {
        event.preventDefault();
        report();
      }}
    >
      <Stack gap="md">
        <TextInput
          name="montant"
          label={content.price}
          rightSection="€"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={typed}
          error={price.ok ? null : price.message}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Checkbox
          name="tva"
          value="oui"
          label={content.vat}
          description={content.vatHelp}
          defaultChecked={simulated.tvaApplicable}
        />
        <Choice name="publie" label={content.creator} value={simulated.creator} options={simulatedCreators} />
        <Choice
          name="realise"
          label={content.candidate}
          value={simulated.candidate}
          options={simulatedCandidates}
        />
        <Choice name="nature" label={content.nature} value={simulated.nature} options={missionNatures} />
        <Choice name="mois" label={content.months} value={String(simulated.months)} options={months} />
        <TextInput
          name="taux"
          label={content.rate}
          description={content.rateHelp}
          rightSection="%"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={rate}
          error={isRateInvalid ? content.rateRefused(simulatedRateMax) : null}
          onChange={(event) => setRate(event.currentTarget.value)}
        />
        <noscript>
          <Button type="submit">{content.compute}</Button>
        </noscript>
      </Stack>
    </form>
  );
};
