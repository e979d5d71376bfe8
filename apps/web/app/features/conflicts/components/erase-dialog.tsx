import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { GivenUp, useReauthentication } from '../../auth/shared/use-reauthentication.tsx';
import { useEraseRegister } from '../api.ts';
import { erasing as content } from '../content.ts';

/** Dialog that erases the whole register, after a fresh proof of identity. */
export default function EraseDialog(dialog: Opened) {
  const erase = useEraseRegister();
  const { withReauthentication, reauthenticationDialog } = useReauthentication();
  return (
    <>
      <FormDialog
        {...dialog}
        danger
        isFirst
        title={content.title}
        draft={null}
        initialValues={{}}
        check={() => ({})}
        send={() => withReauthentication(() => erase({}))}
        explain={(error) => (error instanceof GivenUp ? '' : null)}
        done={content.done}
        submit={content.confirm}
      >
        <div>{content.text}</div>
      </FormDialog>
      {reauthenticationDialog}
    </>
  );
}
