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
import { confirmPage as content } from '../availability-content.ts';

export const meta = () => privateMeta(content.meta);

const NextLinks = () => {
  const { me } = useSession();
  return (
    <Group justify="center">
      {me && (
        <Button component={Link} to="/parametres/profil">
          {content.settings}
        </Button>
      )}
      <Button component={Link} to="/" variant="default">
        {content.home}
      </Button>
    </Group>
  );
};

/** Outcome of the call (`gone`: the link is no longer valid), from its answer, or from the address if the form was posted before hydration. */
const useOutcome = ({ isSuccess, error }: { isSuccess: boolean; error: unknown }): ConfirmOutcome | null => {
  const [search] = useSearchParams();
  if (isSuccess) return 'done';
  return isProblem(error, 'NOT_FOUND') ? 'gone' : confirmOutcome(search.get('etat'));
};

/** Screen of the link in the mail that asks whether a member is still available. A click confirms; opening the page, as mail scanners do, confirms nothing. */
export default function ConfirmAvailabilityPage() {
  const { token = '' } = useParams();
  const confirm = useCommand(confirmFromMail);
  const outcome = useOutcome(confirm);
  if (outcome !== null) {
    const isDone = outcome === 'done';
    return (
      <div className={simple.body} role={isDone ? 'status' : 'alert'}>
        <Drawing name={isDone ? 'proof' : 'lost'} />
        <Title order={1}>{content[outcome]}</Title>
        <p>{isDone ? content.doneText : content.goneText}</p>
        <NextLinks />
      </div>
    );
  }
  return (
    <div className={simple.body}>
      <Title order={1}>{content.title}</Title>
      <p>{content.text}</p>
      {confirm.error && <Note tone="danger">{failureSentence(confirm.error)}</Note>}
      <form
        method="post"
        // Before hydration, the form itself is posted, and redirected back here.
        action={`/api/availability/confirm/${encodeURIComponent(token)}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (!confirm.isPending) confirm.mutate({ params: { token } });
        }}
      >
        <Button type="submit" loading={confirm.isPending}>
          {content.action}
        </Button>
      </form>
    </div>
  );
}
