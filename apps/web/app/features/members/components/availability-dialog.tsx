import { type Availability, availabilityBody } from '@basoche/contract/members/availability';
import { type AvailabilityStatus, soonError } from '@basoche/domain/members/availability';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { fieldErrors } from '../../../lib/form.ts';
import { verbs } from '../../../ui/content.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useSayAvailability } from '../api/availability.ts';
import { availability } from '../availability-content.ts';

const content = availability.dialog;

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

interface AvailabilityDialogProps extends Opened {
  /** Current availability; null if none is set. */
  current: Pick<Availability, 'status' | 'from'> | null;
}

/** Dialog to set a student's or an employee's availability. It loads a calendar. */
export default function AvailabilityDialog({ current, ...dialog }: AvailabilityDialogProps) {
  const saying = useSayAvailability();
  return (
    <FormDialog<Values>
      {...dialog}
      title={content.title}
      draft="availability"
      initialValues={{ status: current?.status ?? 'AVAILABLE', from: current?.from ?? '' }}
      check={check}
      send={(values) => saying.mutateAsync(bodyOf(values))}
      done={content.saved}
      submit={verbs.save}
    >
      {({ fields: { values, errors, setFieldValue } }) => (
        <>
          <ChoiceField
            id="availability"
            label={content.status}
            value={values.status}
            choices={content.choices}
            error={errors.status}
            onChange={(value) => setFieldValue('status', value)}
          />
          {values.status === 'SOON' && (
            <DayField
              label={content.from}
              required
              value={values.from}
              min={addDays(parisDay(new Date()), 1)}
              error={errors.from}
              onChange={(day) => setFieldValue('from', day)}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
