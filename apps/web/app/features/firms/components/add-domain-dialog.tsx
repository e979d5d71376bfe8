import { addDomainBody } from '@basoche/contract/firms/domains';
import { TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { adding as content } from '../domain-content.ts';
import { useAddDomain } from '../domains-api.ts';

/** Dialog that adds a domain to the firm; the domain is proved afterwards. */
export default function AddDomainDialog(dialog: Opened) {
  const add = useAddDomain();
  return (
    <FormDialog<{ domain: string }>
      {...dialog}
      title={content.title}
      draft="firm-domain"
      initialValues={{ domain: '' }}
      check={(values) => fieldErrors(addDomainBody, values)}
      send={(body) => add({ body })}
      submit={content.submit}
    >
      {({ fields }) => (
        <TextInput
          label={content.domain}
          description={content.help}
          required
          name="domain"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="url"
          data-autofocus
          {...fields.getInputProps('domain')}
        />
      )}
    </FormDialog>
  );
}
