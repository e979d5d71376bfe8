import { type Measure, reviewBody } from '@basoche/contract/moderation/moderation';
import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import { textLimits } from '@basoche/domain/text-limits';
import { typeset } from '@basoche/domain/typography';
import { Button, Stack, Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { Title } from '../../../ui/title.tsx';
import { measuresQuery, useAskReexamination } from '../api.ts';
import classes from '../components/statement.module.css';
import { hiddenPosting as content } from '../content.ts';
import { StatementOfReasons } from './statement-of-reasons.tsx';

interface HiddenPanelProps {
  kind: PublicationKind;
  id: string;
  /** Path where it is corrected; absent on that screen itself. */
  correct?: string;
}

const AskForm = ({ kind, id }: HiddenPanelProps) => {
  const ask = useAskReexamination(kind, id);
  const { fields, props, sending, failure } = useContractForm({
    initialValues: { text: '' },
    check: (values) => fieldErrors(reviewBody, values),
    send: async ({ text }) => {
      await ask(text.trim());
      notifySuccess(content.form.done);
    },
    draft: { key: `review:${kind}:${id}` },
  });
  return (
    <form {...props}>
      <Stack gap="md">
        <Title order={3} className={classes.heading}>
          {content.form.title}
        </Title>
        <Textarea
          label={content.form.label}
          description={content.form.help}
          name="text"
          required
          autosize
          minRows={3}
          maxRows={10}
          maxLength={textLimits.reason}
          {...fields.getInputProps('text')}
        />
        {failure && !fields.errors.text && <Note tone="danger">{failure}</Note>}
        <div>
          <Button type="submit" loading={sending}>
            {content.form.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
};

const Reviews = ({ reviews }: Pick<Measure, 'reviews'>) =>
  reviews.map(({ id, askedAt, text, answeredAt, note }) => (
    <section key={id}>
      <Title order={3} className={classes.heading}>
        {answeredAt === null ? content.waits : content.asked(formatDay(askedAt))}
      </Title>
      <p className={classes.answer}>{typeset(text)}</p>
      {answeredAt === null ? (
        <p>{content.waitsText(formatDay(askedAt))}</p>
      ) : (
        <>
          <strong>{content.upheld(formatDay(answeredAt))}</strong>
          <p className={classes.answer}>{typeset(note ?? '')}</p>
        </>
      )}
    </section>
  ));

/**
 * Panel for the creator of a hidden publication: the statement of reasons, the review and its answer, and the
 * way to ask for a new review.
 */
export default function HiddenPanel({ kind, id, correct }: HiddenPanelProps) {
  const measures = useQuery(measuresQuery(kind, id));
  const [measure] = measures.data ?? [];
  if (measures.isPending) return <CardListSkeleton />;
  if (measures.isError) return <ErrorState error={measures.error} onRetry={() => void measures.refetch()} />;
  // Restored while the page was open.
  if (measure === undefined || measure.restoredAt !== null) return null;
  return (
    <Panel
      title={content.title}
      text={content.lead(formatDay(measure.hiddenAt), formatHour(measure.hiddenAt))}
    >
      <Stack gap="lg">
        <StatementOfReasons of={{ kind, ...measure }} />
        {correct && (
          <div>
            <Button
              component={Link}
              to={correct}
              variant="default"
              leftSection={<IconPencil size={20} stroke={1.5} aria-hidden />}
            >
              {content.correct}
            </Button>
          </div>
        )}
        <Reviews reviews={measure.reviews} />
        {measure.reviews.every(({ answeredAt }) => answeredAt !== null) && <AskForm kind={kind} id={id} />}
      </Stack>
    </Panel>
  );
}
