import type { Seat } from '@basoche/contract/firms/team';
import { mayBeInCharge } from '@basoche/domain/firms/team';
import { actFor } from '../../../lib/acting.ts';
import { useMe } from '../../../lib/session.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { GivenUp, useReauthentication } from '../../auth/shared/use-reauthentication.tsx';
import { useLeaveFirm, useRemove } from '../api.ts';
import { ending as content } from '../content.ts';
import { SuccessorField } from './successor-field.tsx';

/** Dialog that removes a person from the team, or lets them leave it; a colleague takes over the work. */
export default function EndSeatDialog({
  seat,
  seats,
  ...dialog
}: Opened & { seat: Seat; seats: readonly Seat[] }) {
  const { acting } = useMe();
  const firm = acting?.name ?? '';
  const remove = useRemove();
  const leave = useLeaveFirm();
  const { withReauthentication, reauthenticationDialog } = useReauthentication();
  const texts = seat.isOwn
    ? { title: content.leave.title(firm), text: content.leave.text, submit: content.leave.submit }
    : {
        title: content.remove.title(seat.name),
        text: content.remove.text(seat.name),
        submit: content.remove.submit,
      };
  return (
    <>
      <FormDialog
        {...dialog}
        danger
        isFirst
        title={texts.title}
        draft={null}
        initialValues={{ successorID: '' }}
        check={() => ({})}
        send={({ successorID }) => {
          const body = successorID === '' ? {} : { successorID };
          return withReauthentication(() =>
            seat.isOwn ? leave({ body }) : remove({ params: { id: seat.id }, body }),
          );
        }}
        explain={(error) => (error instanceof GivenUp ? '' : null)}
        done={seat.isOwn ? undefined : content.remove.done(seat.name)}
        submit={texts.submit}
        {...(seat.isOwn && { onSent: () => actFor(null, content.leave.done(firm)) })}
      >
        {({ fields }) => (
          <>
            <p className="flat">{texts.text}</p>
            {mayBeInCharge(seat.role) && (
              <SuccessorField seat={seat} seats={seats} {...fields.getInputProps('successorID')} />
            )}
          </>
        )}
      </FormDialog>
      {reauthenticationDialog}
    </>
  );
}
