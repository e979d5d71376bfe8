import type { RegisterOverview } from '@basoche/contract/public-registers/registers';
import { Button, Stack, Title } from '@mantine/core';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { notifyError } from '../../../lib/notify.ts';
import { CopyText } from '../../../ui/copy-text.tsx';
import { Note } from '../../../ui/note.tsx';
import { useDecideEdition } from '../api/registers.ts';
import { registers as content } from '../register-content.ts';
import classes from './case-card.module.css';
import { Fact } from './case-card.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import own from './register-answer.module.css';

type EditionOnHold = NonNullable<RegisterOverview['held']>;

interface OfEdition {
  register: RegisterOverview;
  held: EditionOnHold;
}

const Accept = ({ register: { name, current }, held }: OfEdition) => (
  <ConfirmButton
    label={content.accept}
    labelOf={content.acceptOf(name, formatDay(held.releasedOn))}
    content={content.acceptance}
    decision={useDecideEdition('accept', held.id)}
    danger={held.gone > 0}
  >
    {content.acceptance.loses(held.gone)}{' '}
    {content.acceptance.replaces(current && formatDay(current.releasedOn), held.lines)}{' '}
    {content.acceptance.recorded}
  </ConfirmButton>
);

const Refuse = ({ register: { name, current }, held }: OfEdition) => (
  <ConfirmButton
    label={content.refuse}
    labelOf={content.refuseOf(name, formatDay(held.releasedOn))}
    content={content.refusal}
    decision={useDecideEdition('refuse', held.id)}
    button={{ variant: 'default' }}
  >
    {content.refusal.text(current && formatDay(current.releasedOn))}
  </ConfirmButton>
);

/** An edition that is not in force until staff decide. */
const HeldEdition = ({ register, held }: OfEdition) => (
  <div className={own.held}>
    <strong>{content.held.title(formatDay(held.releasedOn))}</strong>
    <p className="flat">
      {content.held.text(held.lines, register.current?.lines ?? null)}{' '}
      {content.held.gone(held.gone, register.confirmed)} {content.held.waits}
    </p>
    <div className={own.acts}>
      <Accept register={register} held={held} />
      <Refuse register={register} held={held} />
    </div>
  </div>
);

type CurrentEdition = NonNullable<RegisterOverview['current']>;

/** Button that resumes an edition, if some members could not be carried over to it. */
const TakeUp = ({ register: { name }, current }: { register: RegisterOverview; current: CurrentEdition }) => {
  const { mutate, isPending } = useDecideEdition('accept', current.id, notifyError);
  return (
    <Button
      loading={isPending}
      aria-label={content.acceptanceState.takeUpOf(name, formatDay(current.releasedOn))}
      onClick={() => mutate()}
    >
      {content.acceptanceState.takeUp}
    </Button>
  );
};

/** Progress of carrying members over to an edition. */
const Acceptance = ({ register, current }: { register: RegisterOverview; current: CurrentEdition }) => {
  if (current.acceptance === null) return null;
  const { failedAt } = current.acceptance;
  const words = content.acceptanceState;
  return (
    <div className={own.whole} role="status">
      {failedAt === null ? (
        <Note tone="info" title={words.accepting(formatDay(current.releasedOn))}>
          {words.acceptingText}
        </Note>
      ) : (
        <Note tone="danger" title={words.failed(formatDay(failedAt), formatHour(failedAt))}>
          <Stack gap="sm" align="flex-start">
            <p className="flat">{words.failedText}</p>
            <TakeUp register={register} current={current} />
          </Stack>
        </Note>
      )}
    </div>
  );
};

/** Command of the operator that imports an edition. */
export const ImportCommand = ({ command, of }: { command: string; of: string }) => (
  <div className={own.command}>
    <code>{command}</code>
    <CopyText value={command} of={`${content.command}, ${of}`} />
  </div>
);

/** A register: its current edition, a held one, and the number of members concerned. */
export const RegisterCard = ({ register }: { register: RegisterOverview }) => {
  const { name, current, held, checkedAt, lastFailure, confirmed } = register;
  const { text, command } = content.sources[register.register];
  return (
    <article className={classes.card}>
      <div className={own.whole}>
        <Title order={2} className={classes.title}>
          {name}
        </Title>
        <p className="flat soft small">{text}</p>
      </div>
      {lastFailure && (
        <div className={own.whole}>
          <Note
            tone="danger"
            title={content.failure(formatDay(lastFailure.failedAt), formatHour(lastFailure.failedAt))}
          >
            {lastFailure.message}
          </Note>
        </div>
      )}
      {current && <Acceptance register={register} current={current} />}
      {held && <HeldEdition register={register} held={held} />}
      {current === null ? (
        <div className={own.whole}>
          <p className="flat strong">{content.none}</p>
          <p className="soft">{content.noneText}</p>
          <ImportCommand command={command} of={name} />
        </div>
      ) : (
        <dl className={classes.facts} data-columns="3">
          <Fact
            name={content.current}
            note={[
              content.importedAt(formatDay(current.importedAt), formatHour(current.importedAt)),
              ...(checkedAt === null ? [] : [content.checkedAt(formatDay(checkedAt), formatHour(checkedAt))]),
            ].join(' · ')}
          >
            {formatDay(current.releasedOn)}
          </Fact>
          <Fact name={content.lines}>{content.lineCount(current.lines)}</Fact>
          <Fact name={content.confirmed}>{content.lineCount(confirmed)}</Fact>
        </dl>
      )}
    </article>
  );
};
