import type { RegisterEntry } from '@basoche/contract/conflicts/register';
import { plainWords } from '@basoche/domain/conflicts/names';
import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { notifySuccess } from '../../../lib/notify.ts';
import { CommandConfirmation } from '../../../ui/command-confirmation.tsx';
import row from '../../../ui/row-card.module.css';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { useRemoveEntry } from '../api.ts';
import { register as content, removal } from '../content.ts';
import { factsOf, shownName } from '../names.ts';
import classes from './register.module.css';

const EntryDialog = lazy(() => import('./entry-dialog.tsx'));

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

const Entry = ({ entry }: { entry: RegisterEntry }) => {
  const change = useLazyDialog();
  const dialog = useLazyDialog();
  const removing = useRemoveEntry(() => notifySuccess(removal.done));
  const name = shownName(entry);
  return (
    <>
      <div>
        <strong className={classes.name}>{name}</strong>
        <span className="soft small block">{factsOf(entry)}</span>
      </div>
      <div className={classes.ways}>
        <UnstyledButton
          className={row.way ?? ''}
          aria-haspopup="dialog"
          aria-label={content.changeOf(name)}
          onClick={change.open}
        >
          <IconPencil {...icon} />
          {content.change}
        </UnstyledButton>
        <UnstyledButton
          className={row.way ?? ''}
          aria-haspopup="dialog"
          aria-label={content.removeOf(name)}
          onClick={dialog.open}
        >
          <IconTrash {...icon} />
          {content.remove}
        </UnstyledButton>
      </div>
      <Suspense>
        {change.wasOpened && <EntryDialog entry={entry} opened={change.opened} onClose={change.close} />}
      </Suspense>
      <CommandConfirmation
        dialog={dialog}
        command={removing}
        danger
        title={removal.title}
        confirm={content.remove}
        onConfirm={() => removing.mutate({ params: { id: entry.id } })}
      >
        {removal.text(name)}
      </CommandConfirmation>
    </>
  );
};

/** Number of names shown at first, and added by each press of the button. */
const portion = 100;

/** True if every word of the search begins a word of the name, its facts included. */
const matchesSearch = (entry: RegisterEntry, searched: readonly string[]): boolean => {
  const words = plainWords(`${shownName(entry)} ${factsOf(entry)} ${entry.siren ?? ''}`);
  return searched.every((one) => words.some((word) => word.startsWith(one)));
};

/** Names of the register, with a search in the browser, which has them all. */
export const Entries = ({ entries }: { entries: readonly RegisterEntry[] }) => {
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(portion);
  const searched = plainWords(typed);
  const found = searched.length === 0 ? entries : entries.filter((entry) => matchesSearch(entry, searched));
  return (
    <>
      <TextInput
        type="search"
        label={content.search}
        value={typed}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setShown(portion);
        }}
      />
      {found.length === 0 ? (
        <p className="soft top-6" role="status">
          {content.notFound}
        </p>
      ) : (
        <ul className={classes.entries} aria-label={content.list}>
          {found.slice(0, shown).map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {found.length > shown && (
        <Button variant="default" onClick={() => setShown((before) => before + portion)}>
          {content.more}
        </Button>
      )}
    </>
  );
};
