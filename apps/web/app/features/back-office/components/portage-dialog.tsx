import '@mantine/core/styles/Checkbox.layer.css';
import { type KeptRules, portageBody } from '@basoche/contract/missions/rules';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import { portageExcludedNatures } from '@basoche/domain/threads/portage';
import { Checkbox, Stack } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { DialogForm, FormFrame } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useChangeRules } from '../api/rules.ts';
import { rules } from '../rules-content.ts';
import { ChangeFields } from './rule-fields.tsx';

const content = rules.portage.dialog;

interface Values extends Record<string, unknown> {
  natures: MissionNature[];
  reason: string;
  confirmsReserved: boolean;
}

/** Dialog to choose the natures that portage excludes. */
export default function PortageDialog({
  exclusions,
  ...dialog
}: Opened & { exclusions: KeptRules['portage'] }) {
  const change = useChangeRules();
  const bodyOf = (values: Values) => ({ version: exclusions.version, ...values });
  const givesUpReserved = ({ natures }: Values) =>
    portageExcludedNatures.some((one) => exclusions.natures.includes(one) && !natures.includes(one));
  return (
    <FormFrame {...dialog} title={content.title}>
      <DialogForm<Values>
        // A change of the rules by somebody else starts the form anew.
        key={exclusions.version}
        draft={`portage-rules:${exclusions.version}`}
        initialValues={{ natures: [...exclusions.natures], reason: '', confirmsReserved: false }}
        check={(values) => fieldErrors(portageBody, bodyOf(values))}
        send={(values) => change.mutateAsync({ table: 'portage', body: bodyOf(values) })}
        done={rules.dialog.done}
        submit={rules.dialog.submit}
        onClose={dialog.onClose}
      >
        {({ fields: { values, setFieldValue, getInputProps } }) => (
          <>
            <Checkbox.Group
              label={content.natures}
              value={values.natures}
              onChange={(chosen) =>
                setFieldValue(
                  'natures',
                  missionNatures.map(({ value }) => value).filter((one) => chosen.includes(one)),
                )
              }
            >
              <Stack gap="xs" mt="xs">
                {missionNatures.map(({ value, label }, index) => (
                  <Checkbox
                    key={value}
                    value={value}
                    label={label}
                    data-autofocus={index === 0 || undefined}
                  />
                ))}
              </Stack>
            </Checkbox.Group>
            <ChangeFields
              isReserved={givesUpReserved(values)}
              confirm={rules.dialog.confirm}
              adminOnly={content.reservedNote}
              isConfirmed={values.confirmsReserved}
              onConfirm={(isConfirmed) => setFieldValue('confirmsReserved', isConfirmed)}
              reason={getInputProps('reason')}
            />
          </>
        )}
      </DialogForm>
    </FormFrame>
  );
}
