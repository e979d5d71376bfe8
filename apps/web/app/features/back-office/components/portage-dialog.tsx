import '@mantine/core/styles/Checkbox.layer.css';
import { type KeptRules, portageBody } from '@basoche/contract/missions/rules';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import { portageExcludedNatures } from '@basoche/domain/threads/facts';
import { Checkbox, Stack } from '@mantine/core';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useMe } from '../../../lib/session.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { useChangeRules } from '../api/rules.ts';
import { cancel } from '../content.ts';
import { rules } from '../rules-content.ts';
import { ReasonField } from './reason-field.tsx';

const words = rules.portage.dialog;

interface Values extends Record<string, unknown> {
  natures: MissionNature[];
  reason: string;
  confirmsReserved: boolean;
}

interface PortageDialogProps {
  kept: KeptRules['portage'];
  opened: boolean;
  onClose: () => void;
}

const PortageForm = ({ kept, onClose }: Omit<PortageDialogProps, 'opened'>) => {
  const change = useChangeRules();
  const isAdmin = useMe().staffRole === 'admin';
  const bodyOf = (values: Values) => ({ version: kept.version, ...values });
  const { fields, props, sending, failure } = useContractForm<Values>({
    initialValues: { natures: [...kept.natures], reason: '', confirmsReserved: false },
    check: (values) => fieldErrors(portageBody, bodyOf(values)),
    send: async (values) => {
      await change.mutateAsync({ table: 'portage', body: bodyOf(values) });
      notifySuccess(rules.dialog.done);
      onClose();
    },
  });
  const { values, setFieldValue } = fields;
  const isReserved = portageExcludedNatures.some(
    (one) => kept.natures.includes(one) && !values.natures.includes(one),
  );
  return (
    <form {...props}>
      <Stack gap="lg">
        <Checkbox.Group
          label={words.natures}
          value={values.natures}
          onChange={(chosen) =>
            setFieldValue(
              'natures',
              missionNatures.map(({ value }) => value).filter((one) => chosen.includes(one)),
            )
          }
        >
          <Stack gap="xs" mt="xs">
            {missionNatures.map(({ value, label }, place) => (
              <Checkbox key={value} value={value} label={label} data-autofocus={place === 0 || undefined} />
            ))}
          </Stack>
        </Checkbox.Group>
        <ReasonField
          label={rules.dialog.reason}
          description={rules.dialog.reasonHelp}
          {...fields.getInputProps('reason')}
        />
        {isReserved && !isAdmin && <Note tone="info">{words.reservedNote}</Note>}
        {isReserved && isAdmin && (
          <Checkbox
            label={rules.dialog.confirm}
            checked={values.confirmsReserved}
            onChange={(event) => setFieldValue('confirmsReserved', event.currentTarget.checked)}
          />
        )}
        {failure && Object.keys(fields.errors).length === 0 && <Note tone="danger">{failure}</Note>}
        <SubmitActions cancel={cancel} submit={rules.dialog.submit} pending={sending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

/** Which natures salaried portage excludes. */
export default function PortageDialog({ opened, ...props }: PortageDialogProps) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title={words.title}>
      <PortageForm key={props.kept.version} {...props} />
    </Dialog>
  );
}
