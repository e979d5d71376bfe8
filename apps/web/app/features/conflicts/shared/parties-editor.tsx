import type { MissionParties, NamedPartyBody } from '@basoche/contract/conflicts/parties';
import { partiesAtMost } from '@basoche/domain/conflicts/limits';
import { Button, Group, UnstyledButton } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isProblem } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { Note } from '../../../ui/note.tsx';
import row from '../../../ui/row-card.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import classes from '../components/register.module.css';
import { register } from '../content.ts';
import { factsOf, shownName } from '../names.ts';
import { useWrittenParties } from '../use-written-parties.ts';
import { partiesQuery, useNameParties } from './api.ts';
import { parties as content } from './parties-content.ts';

const PartyDialog = lazy(() => import('../components/party-dialog.tsx'));

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

interface PartyProps {
  party: NamedPartyBody;
  /** Absent once the list can no longer change. */
  onChange: ((party: NamedPartyBody | null) => void) | null;
}

const Party = ({ party, onChange }: PartyProps) => {
  const dialog = useLazyDialog();
  const name = shownName(party);
  return (
    <li>
      <div>
        <strong className={classes.name}>{name}</strong>
        <span className="soft small block">{factsOf(party)}</span>
      </div>
      {onChange && (
        <div className={classes.ways}>
          <UnstyledButton
            className={row.way ?? ''}
            aria-haspopup="dialog"
            aria-label={register.changeOf(name)}
            onClick={dialog.open}
          >
            <IconPencil {...icon} />
            {register.change}
          </UnstyledButton>
          <UnstyledButton
            className={row.way ?? ''}
            aria-label={register.removeOf(name)}
            onClick={() => onChange(null)}
          >
            <IconTrash {...icon} />
            {register.remove}
          </UnstyledButton>
          <Suspense>
            {dialog.wasOpened && (
              <PartyDialog party={party} opened={dialog.opened} onClose={dialog.close} onDone={onChange} />
            )}
          </Suspense>
        </div>
      )}
    </li>
  );
};

interface OvertakenProps {
  list: MissionParties;
  onKeep: () => void;
  onDrop: () => void;
}

/** Shown if the list was changed elsewhere; typed text stays until the viewer chooses. */
const Overtaken = ({ list, onKeep, onDrop }: OvertakenProps) => (
  <Note tone="danger" title={content.overtaken.title}>
    <p className="flat">{content.overtaken.text}</p>
    <p className="flat">
      {list.parties.length === 0
        ? content.overtaken.nowNone
        : content.overtaken.now(list.parties.map(shownName).join(', '))}
    </p>
    <div className="row wrap gap-2 top-3">
      <Button variant="default" onClick={onKeep}>
        {content.overtaken.keep}
      </Button>
      <Button variant="default" onClick={onDrop}>
        {content.overtaken.drop}
      </Button>
    </div>
  </Note>
);

interface PartiesEditorProps {
  missionID: string;
  /** Texts for a list without a version yet; by default those of a mission. */
  words?: { readonly empty: string; readonly first: string } | undefined;
  /** Called once the list is saved. */
  onSaved?: (() => void) | undefined;
}

interface EditorProps extends PartiesEditorProps {
  list: MissionParties;
}

const Editor = ({ missionID, list, words, onSaved }: EditorProps) => {
  const written = useWrittenParties(missionID, list);
  const name = useNameParties(missionID, (count) => {
    written.drop();
    notifySuccess(count === 0 ? content.noneSaved : content.saved);
  });
  const { parties, isUnsaved, isOvertaken } = written;
  const isFirst = list.version === 0;
  const isSpent = !isFirst && list.changesLeft === 0;
  const save = (saved: readonly NamedPartyBody[]) =>
    name.mutate(
      { params: { id: missionID }, body: { version: written.version, parties: [...saved] } },
      { onSuccess: () => onSaved?.() },
    );
  const failure = name.error && !isProblem(name.error, 'PARTIES_CHANGED') ? name.error : null;
  const isBlank = isFirst && parties.length === 0;
  const add = (
    <DialogButton
      variant={isBlank ? 'filled' : 'default'}
      leftSection={<IconPlus {...icon} />}
      dialog={(dialog) => <PartyDialog {...dialog} onDone={(party) => written.change([...parties, party])} />}
    >
      {content.add}
    </DialogButton>
  );
  if (isBlank) {
    return (
      <>
        <EmptyState
          drawing="research"
          title={content.empty.title}
          action={
            <Group justify="center" gap="sm">
              {add}
              <Button variant="default" loading={name.isPending} onClick={() => save([])}>
                {content.empty.none}
              </Button>
            </Group>
          }
        >
          {words?.empty ?? content.empty.text}
        </EmptyState>
        {failure && <Note tone="danger">{failureSentence(failure)}</Note>}
      </>
    );
  }
  return (
    <>
      {isOvertaken && <Overtaken list={list} onKeep={written.keep} onDrop={written.drop} />}
      {parties.length === 0 ? (
        <Note tone="info">{isUnsaved ? content.willBeNone : content.none}</Note>
      ) : (
        <ul className={classes.entries} aria-label={content.list}>
          {parties.map((party, index) => (
            <Party
              // biome-ignore lint/suspicious/noArrayIndexKey: parties have no id, and two may be the same
              key={index}
              party={party}
              onChange={
                isSpent
                  ? null
                  : (next) => written.change(parties.toSpliced(index, 1, ...(next === null ? [] : [next])))
              }
            />
          ))}
        </ul>
      )}
      {isSpent ? (
        <p className="soft">{content.spent}</p>
      ) : (
        <>
          {parties.length < partiesAtMost ? add : <p className="soft">{content.full}</p>}
          <p className="soft top-6" role="status">
            {isUnsaved ? `${content.unsaved} ` : ''}
            {isFirst ? (words?.first ?? content.first) : content.changesLeft(list.changesLeft)}
          </p>
          {failure && <Note tone="danger">{failureSentence(failure)}</Note>}
          {isUnsaved && (
            <div className="row wrap gap-2 top-3">
              <Button loading={name.isPending} disabled={isOvertaken} onClick={() => save(parties)}>
                {content.save}
              </Button>
              <Button
                variant="subtle"
                disabled={name.isPending}
                onClick={() => {
                  name.reset();
                  written.drop();
                }}
              >
                {content.giveUp}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
};

/** Parties of the viewer's own mission: read, changed together, and saved as one change of the list. */
export const PartiesEditor = ({ missionID, words, onSaved }: PartiesEditorProps) => {
  const { data, error, refetch } = useQuery(partiesQuery(missionID));
  if (data === undefined) {
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardListSkeleton />;
  }
  return (
    <FocusKeeper>
      <Editor missionID={missionID} list={data} words={words} onSaved={onSaved} />
    </FocusKeeper>
  );
};
