import { openFirmBody } from '@basoche/contract/firms/firms';
import { textLimits } from '@basoche/domain/text-limits';
import { TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { useMe } from '../../../lib/session.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { GivenUp, useReauthentication } from '../../auth/shared/use-reauthentication.tsx';
import { useOpenTeam } from '../api.ts';
import { opening } from '../content.ts';

const content = opening.dialog;

/** Dialog that opens the team: the logged-in person gives their name, and becomes its first owner. */
export default function OpenTeamDialog(dialog: Opened) {
  const { displayName } = useMe();
  const openTeam = useOpenTeam();
  const { withReauthentication, reauthenticationDialog } = useReauthentication();
  return (
    <>
      <FormDialog
        {...dialog}
        title={content.title}
        draft="open-team"
        initialValues={{ firstName: '', lastName: '' }}
        check={(values) => fieldErrors(openFirmBody, values)}
        send={(body) => withReauthentication(() => openTeam({ body }))}
        explain={(error) => (error instanceof GivenUp ? '' : null)}
        done={content.done(displayName)}
        submit={content.submit}
      >
        {({ fields }) => (
          <>
            <TextInput
              label={content.firstName}
              required
              name="firstName"
              autoComplete="given-name"
              maxLength={textLimits.personName}
              data-autofocus
              {...fields.getInputProps('firstName')}
            />
            <TextInput
              label={content.lastName}
              required
              name="lastName"
              autoComplete="family-name"
              maxLength={textLimits.personName}
              {...fields.getInputProps('lastName')}
            />
            <p className="flat">{content.text(displayName)}</p>
            <p className="flat soft">{content.irreversible}</p>
          </>
        )}
      </FormDialog>
      {reauthenticationDialog}
    </>
  );
}
