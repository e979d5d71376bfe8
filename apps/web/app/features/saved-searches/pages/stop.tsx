import { stopAlert } from '@basoche/contract/saved-searches';
import { type StopOutcome, stopOutcome } from '@basoche/domain/searches/stop-address';
import { Button, Group, Title } from '@mantine/core';
import { Link, useParams, useSearchParams } from 'react-router';
import { isProblem } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { pageTitle } from '../../../lib/meta.ts';
import { useSession } from '../../../lib/session.tsx';
import { useCall } from '../../../lib/use-api.ts';
import simple from '../../../pages/simple.module.css';
import { Drawing } from '../../../ui/drawing.tsx';
import { Note } from '../../../ui/note.tsx';
import { stop as content } from '../content.ts';

export const meta = () => [...pageTitle(content.meta), { name: 'robots', content: 'noindex' }];

const Elsewhere = () => {
  const { me } = useSession();
  return (
    <Group justify="center">
      {me && (
        <Button component={Link} to="/consult/missions/recherches">
          {content.mine}
        </Button>
      )}
      <Button component={Link} to="/" variant="default">
        {content.home}
      </Button>
    </Group>
  );
};

/** What became of the alert: said by the answer, or by the address where the form was posted before the page was alive. */
const useOutcome = ({ data, error }: { data: unknown; error: unknown }): StopOutcome | null => {
  const [search] = useSearchParams();
  if (data) return 'done';
  return isProblem(error, 'NOT_FOUND') ? 'gone' : stopOutcome(search.get('etat'));
};

/** The link of a mail leads here, and a click stops its alert: opening the page alone, as scanners of mail do, stops nothing. */
export default function StopAlertPage() {
  const { token = '' } = useParams();
  const stop = useCall(stopAlert);
  const outcome = useOutcome(stop);
  if (outcome === 'done') {
    return (
      <div className={simple.body} role="status">
        <Drawing name="proof" />
        <Title order={1}>{content.done}</Title>
        <p>{content.doneText(stop.data?.name ?? null)}</p>
        <Elsewhere />
      </div>
    );
  }
  if (outcome === 'gone') {
    return (
      <div className={simple.body} role="alert">
        <Drawing name="lost" />
        <Title order={1}>{content.gone}</Title>
        <p>{content.goneText}</p>
        <Elsewhere />
      </div>
    );
  }
  return (
    <div className={simple.body}>
      <Title order={1}>{content.title}</Title>
      <p>{content.text}</p>
      {stop.error && <Note tone="danger">{failureSentence(stop.error)}</Note>}
      <form
        method="post"
        // Where the page is not alive yet, the form itself stops the alert, and is led back here.
        action={`/api/missions/searches/stop/${encodeURIComponent(token)}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (!stop.isPending) stop.mutate({ params: { token } });
        }}
      >
        <Button type="submit" loading={stop.isPending}>
          {content.action}
        </Button>
      </form>
    </div>
  );
}
