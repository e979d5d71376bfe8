import { type Availability, availabilityBody } from '@basoche/contract/members/availability';
import { type AvailabilityStatus, soonError } from '@basoche/domain/members/availability';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { Stack } from '@mantine/core';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { Note } from '../../../ui/note.tsx';
import { useSayAvailability } from '../api/availability.ts';
import { availability } from '../availability-content.ts';

const words = availability.dialog;

interface Values extends Record<string, unknown> {
  status: AvailabilityStatus;
  /** Empty while no day is chosen. */
  from: string;
}

const bodyOf = ({ status, from }: Values) => ({
  status,
  from: status === 'SOON' && from !== '' ? from : null,
});

const check = (values: Values): Record<string, string> => {
  const body = bodyOf(values);
  const errors = fieldErrors(availabilityBody, body);
  const late = body.from === null ? null : soonError(body.from, parisDay(new Date()));
  return late === null ? errors : { ...errors, from: late };
};

interface DialogProps {
  /** What was said before. */
  said: Pick<Availability, 'status' | 'from'> | null;
  opened: boolean;
  onClose: () => void;
}

const AvailabilityForm = ({ said, onClose }: DialogProps) => {
  const saying = useSayAvailability();
  const { fields, props, sending, failure } = useContractForm<Values>({
    initialValues: { status: said?.status ?? 'AVAILABLE', from: said?.from ?? '' },
    check,
    send: async (values) => {
      await saying.mutateAsync(bodyOf(values));
      notifySuccess(words.saved);
      onClose();
    },
  });
  const { status, from } = fields.values;
  return (
    <form {...props}>
      <Stack gap="lg">
        <ChoiceField
          id="availability"
          label={words.status}
          value={status}
          choices={words.choices}
          error={fields.errors.status}
          onChange={(value) => fields.setFieldValue('status', value)}
        />
        {status === 'SOON' && (
          <DayField
            label={words.from}
            required
            value={from}
            min={addDays(parisDay(new Date()), 1)}
            error={fields.errors.from}
            onChange={(day) => fields.setFieldValue('from', day)}
          />
        )}
        {failure && !fields.errors.from && <Note tone="danger">{failure}</Note>}
        <SubmitActions cancel={words.cancel} submit={words.save} pending={sending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

/** Where a student or an employee says whether they are available. Load it lazily: it brings a calendar. */
export default function AvailabilityDialog(props: DialogProps) {
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={words.title}>
      <AvailabilityForm {...props} />
    </Dialog>
  );
}
