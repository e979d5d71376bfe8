import { confirmFromMail } from '@basoche/contract/members/availability';
import { type ConfirmOutcome, confirmOutcome } from '@basoche/domain/members/availability';
import { Button, Group, Title } from '@mantine/core';
import { Link, useParams, useSearchParams } from 'react-router';
import { isProblem } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { useSession } from '../../../lib/session.tsx';
import { useCommand } from '../../../lib/use-command.ts';
import simple from '../../../pages/simple.module.css';
import { Drawing } from '../../../ui/drawing.tsx';
import { Note } from '../../../ui/note.tsx';
import { confirmPage as words } from '../availability-content.ts';

export const meta = () => privateMeta(words.meta);

const Elsewhere = () => {
  const { me } = useSession();
  return (
    <Group justify="center">
      {me && (
        <Button component={Link} to="/parametres/profil">
          {words.settings}
        </Button>
      )}
      <Button component={Link} to="/" variant="default">
        {words.home}
      </Button>
    </Group>
  );
};

/** Said by the answer, or by the address where the form was posted before the page was alive. */
const useOutcome = ({ isSuccess, error }: { isSuccess: boolean; error: unknown }): ConfirmOutcome | null => {
  const [search] = useSearchParams();
  if (isSuccess) return 'done';
  return isProblem(error, 'NOT_FOUND') ? 'gone' : confirmOutcome(search.get('etat'));
};

/** The link of a mail leads here, and a click confirms: opening the page alone, as scanners of mail do, confirms nothing. */
export default function ConfirmAvailabilityPage() {
  const { token = '' } = useParams();
  const confirm = useCommand(confirmFromMail);
  const outcome = useOutcome(confirm);
  if (outcome !== null) {
    const isDone = outcome === 'done';
    return (
      <div className={simple.body} role={isDone ? 'status' : 'alert'}>
        <Drawing name={isDone ? 'proof' : 'lost'} />
        <Title order={1}>{words[outcome]}</Title>
        <p>{isDone ? words.doneText : words.goneText}</p>
        <Elsewhere />
      </div>
    );
  }
  return (
    <div className={simple.body}>
      <Title order={1}>{words.title}</Title>
      <p>{words.text}</p>
      {confirm.error && <Note tone="danger">{failureSentence(confirm.error)}</Note>}
      <form
        method="post"
        // Where the page is not alive yet, the form itself confirms, and is led back here.
        action={`/api/availability/confirm/${encodeURIComponent(token)}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (!confirm.isPending) confirm.mutate({ params: { token } });
        }}
      >
        <Button type="submit" loading={confirm.isPending}>
          {words.action}
        </Button>
      </form>
    </div>
  );
}
