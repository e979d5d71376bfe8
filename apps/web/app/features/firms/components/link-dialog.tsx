import { linkDaysAtMost, linkRoles, linkUsesAtMost } from '@basoche/domain/firms/invitations';
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { CopyText } from '../../../ui/copy-text.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { DialogForm, FormFrame } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useMakeLink } from '../api.ts';
import { linking as content } from '../content.ts';
import { RoleField } from './role-field.tsx';
import classes from './team.module.css';

interface Values extends Record<string, unknown> {
  role: (typeof linkRoles)[number];
  days: string;
  uses: string;
}

const dayChoices = [1, 3, 7, linkDaysAtMost];
const useChoices = [1, 5, 10, 20, linkUsesAtMost];

const chevron = <IconChevronDown size={16} stroke={1.5} aria-hidden />;

/** Shows the address of the new link; the server tells it only once. */
const Made = ({ address, onClose }: { address: string; onClose: () => void }) => (
  <Stack gap="lg">
    <div className={classes.address}>
      <TextInput
        label={content.address}
        description={content.once}
        value={address}
        readOnly
        data-autofocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        className={classes.field ?? ''}
      />
      <CopyText value={address} />
    </div>
    <DialogActions>
      <Button onClick={onClose}>{content.finish}</Button>
    </DialogActions>
  </Stack>
);

/** Makes a link by which several people may join, then shows its address. */
export default function LinkDialog({ opened, onClose }: Opened) {
  const make = useMakeLink();
  const [address, setAddress] = useState<string | null>(null);
  const close = () => {
    setAddress(null);
    onClose();
  };
  return (
    <FormFrame opened={opened} title={address === null ? content.title : content.made} onClose={close}>
      {address === null ? (
        <DialogForm<Values>
          draft={null}
          initialValues={{ role: 'publisher', days: '7', uses: '5' }}
          check={() => ({})}
          send={async ({ role, days, uses }) => {
            const link = await make({ body: { role, days: Number(days), uses: Number(uses) } });
            setAddress(link.address);
          }}
          submit={content.submit}
          onSent={() => undefined}
          onClose={close}
        >
          {({ fields }) => (
            <>
              <p className="flat">{content.text}</p>
              <RoleField
                label={content.role}
                value={fields.values.role}
                roles={linkRoles}
                isFirst
                error={fields.errors.role}
                onChange={(role) => fields.setFieldValue('role', role === 'reader' ? role : 'publisher')}
              />
              <NativeSelect
                size="md"
                label={content.days}
                name="days"
                rightSection={chevron}
                data={dayChoices.map((days) => ({ value: String(days), label: content.daysOf(days) }))}
                {...fields.getInputProps('days')}
              />
              <NativeSelect
                size="md"
                label={content.uses}
                name="uses"
                rightSection={chevron}
                data={useChoices.map((uses) => ({ value: String(uses), label: content.usesOf(uses) }))}
                {...fields.getInputProps('uses')}
              />
            </>
          )}
        </DialogForm>
      ) : (
        <Made address={address} onClose={close} />
      )}
    </FormFrame>
  );
}
