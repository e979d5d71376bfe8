import { absenceBody, type HearingProfile } from '@basoche/contract/hearings/profile';
import { parisDay } from '@basoche/domain/time/paris';
import { Button } from '@mantine/core';
import { formatDay } from '../../../lib/dates.ts';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useAddAbsence, useRemoveAbsence } from '../profile-api.ts';
import { absences as content } from '../settings-content.ts';
import classes from './hearings.module.css';

type Absence = HearingProfile['absences'][number];

const Row = ({ id, firstDay, lastDay }: Absence) => {
  const remove = useRemoveAbsence();
  const period = content.period(formatDay(firstDay), formatDay(lastDay));
  return (
    <li className={classes.row}>
      {period}
      <Button
        variant="subtle"
        aria-label={content.removeOf(period)}
        loading={remove.isPending}
        onClick={() => remove.mutate({ params: { id } })}
      >
        {content.remove}
      </Button>
    </li>
  );
};

const AddForm = () => {
  const add = useAddAbsence();
  const form = useContractForm({
    initialValues: { firstDay: '', lastDay: '' },
    check: (values) => fieldErrors(absenceBody, values),
    send: async (body) => {
      await add({ body });
      form.fields.reset();
    },
  });
  const { values, errors, setFieldValue } = form.fields;
  const today = parisDay(new Date());
  return (
    <form {...form.props}>
      <Stack>
        <div className={classes.pair}>
          <DayField
            label={content.first}
            min={today}
            value={values.firstDay}
            error={errors.firstDay}
            onChange={(day) => setFieldValue('firstDay', day)}
          />
          <DayField
            label={content.last}
            min={values.firstDay || today}
            value={values.lastDay}
            error={errors.lastDay}
            onChange={(day) => setFieldValue('lastDay', day)}
          />
        </div>
        {form.failure && <FormFailure>{form.failure}</FormFailure>}
        <div>
          <Button type="submit" variant="default" loading={form.sending}>
            {content.add}
          </Button>
        </div>
      </Stack>
    </form>
  );
};

/** Days off, on which the member gets no news of hearings. */
export const AbsencesPanel = ({ profile, absences }: Pick<HearingProfile, 'profile' | 'absences'>) => (
  <Panel title={content.title} text={content.text}>
    {profile === null ? (
      <p className="flat">{content.before}</p>
    ) : (
      <Stack>
        {absences.length === 0 ? (
          <p className="flat">{content.none}</p>
        ) : (
          <ul className={classes.rows} aria-label={content.list}>
            {absences.map((absence) => (
              <Row key={absence.id} {...absence} />
            ))}
          </ul>
        )}
        <AddForm />
      </Stack>
    )}
  </Panel>
);
