import { type Bar, barBody } from '@basoche/contract/hearings/bars';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { formatDay } from '../../../lib/dates.ts';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { CourtField } from '../../places/shared/court-field.tsx';
import { useStateBar } from '../profile-api.ts';
import { barPanel as content } from '../settings-content.ts';
import classes from './hearings.module.css';

const icons = { stated: IconClock, confirmed: IconCircleCheck, refused: IconAlertCircle } as const;

const State = ({ bar: { town, state, refusal, registerDay } }: { bar: Bar }) => {
  const Icon = icons[state];
  return (
    <div>
      <p className={classes.state}>
        <Icon size={20} stroke={1.5} aria-hidden />
        {content.inscribed(town)} · {content.states[state]}
      </p>
      {registerDay !== null && (
        <p className="flat soft small">{content.byRegister(formatDay(registerDay))}</p>
      )}
      {refusal !== null && <p className="flat top-2">{refusal}</p>}
    </div>
  );
};

/** The bar that the account stated, and whether it is confirmed. */
export const BarPanel = ({ bar, title, text }: { bar: Bar | null; title: string; text: string }) => {
  const stateBar = useStateBar();
  const form = useContractForm({
    initialValues: { court: '', label: '' },
    check: ({ court }) => fieldErrors(barBody, { court: court === '' ? undefined : court }),
    send: async ({ court }) => {
      await stateBar({ body: { court } });
      form.fields.reset();
      notifySuccess(content.said);
    },
  });
  const { court, label } = form.fields.values;
  return (
    <Panel title={title} text={text}>
      <form {...form.props}>
        <Stack>
          {bar && <State bar={bar} />}
          <CourtField
            key={bar?.court ?? ''}
            label={bar ? content.change : content.label}
            choose="bar"
            value={court === '' ? null : { value: court, label }}
            error={form.fields.errors.court}
            onChange={(chosen) =>
              form.fields.setValues({ court: chosen?.value ?? '', label: chosen?.label ?? '' })
            }
          />
          {form.failure && <FormFailure>{form.failure}</FormFailure>}
          <div>
            <Button type="submit" variant={bar ? 'default' : 'filled'} loading={form.sending}>
              {content.say}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
};
