import '@mantine/core/styles/Checkbox.layer.css';
import { type KeptRules, portageBody } from '@basoche/contract/missions/rules';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import { portageExcludedNatures } from '@basoche/domain/threads/portage';
import { Checkbox, Stack } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { rules } from '../rules-content.ts';
import { ChangeFields } from './rule-fields.tsx';
import { type ChangeValues, RuleForm } from './rule-form.tsx';

const content = rules.portage.dialog;

interface Values extends ChangeValues {
  natures: MissionNature[];
}

/** Dialog to choose the natures that portage excludes. */
export default function PortageDialog({
  exclusions,
  ...dialog
}: Opened & { exclusions: KeptRules['portage'] }) {
  const { version } = exclusions;
  const bodyOf = (values: Values) => ({ version, ...values });
  const givesUpReserved = ({ natures }: Values) =>
    portageExcludedNatures.some((one) => exclusions.natures.includes(one) && !natures.includes(one));
  return (
    <RuleForm<Values>
      {...dialog}
      title={content.title}
      cell="portage-rules"
      tableVersion={version}
      initialValues={{ natures: [...exclusions.natures], reason: '', confirmsReserved: false }}
      check={(values) => fieldErrors(portageBody, bodyOf(values))}
      toRequest={(values) => ({ table: 'portage', body: bodyOf(values) })}
    >
      {({ fields, fields: { values, setFieldValue } }) => (
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
                <Checkbox key={value} value={value} label={label} data-autofocus={index === 0 || undefined} />
              ))}
            </Stack>
          </Checkbox.Group>
          <ChangeFields
            fields={fields}
            words={{ confirm: rules.dialog.confirm, ...content }}
            isReserved={givesUpReserved(values)}
          />
        </>
      )}
    </RuleForm>
  );
}
