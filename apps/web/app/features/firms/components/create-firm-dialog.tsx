import { createFirmBody } from '@basoche/contract/firms/firms';
import { textLimits } from '@basoche/domain/text-limits';
import { TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useCreateFirm } from '../api.ts';
import { creating as content } from '../content.ts';

/** Dialog that creates a firm without a login of its own; the logged-in person owns it. */
export default function CreateFirmDialog(dialog: Opened) {
  const create = useCreateFirm();
  return (
    <FormDialog
      {...dialog}
      title={content.title}
      draft="create-firm"
      initialValues={{ companyName: '' }}
      check={(values) => fieldErrors(createFirmBody, values)}
      send={(body) => create({ body })}
      done={({ companyName }) => content.done(companyName)}
      submit={content.submit}
    >
      {({ fields }) => (
        <>
          <p className="flat">{content.text}</p>
          <TextInput
            label={content.name}
            required
            name="companyName"
            autoComplete="organization"
            maxLength={textLimits.companyName}
            data-autofocus
            {...fields.getInputProps('companyName')}
          />
        </>
      )}
    </FormDialog>
  );
}
