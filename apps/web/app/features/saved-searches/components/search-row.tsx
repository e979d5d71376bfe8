import type { SavedSearch } from '@basoche/contract/saved-searches/saved-searches';
import { alertFrequencies } from '@basoche/domain/options/alert-frequencies';
import { searchAddress } from '@basoche/domain/searches/search';
import { NativeSelect, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconListSearch, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { CommandConfirmation } from '../../../ui/command-confirmation.tsx';
import row from '../../../ui/row-card.module.css';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { useChangeSearch, useDeleteSearch } from '../api.ts';
import { searches as content } from '../content.ts';
import { criteriaOf } from '../criteria.ts';
import { EditFilters } from './edit-filters.tsx';
import classes from './saved-searches.module.css';

const RenameDialog = lazy(() => import('./rename-dialog.tsx'));

const Frequency = ({ search }: { search: SavedSearch }) => {
  const change = useChangeSearch(search);
  const choice = useMutation({
    mutationFn: (frequency: SavedSearch['frequency']) => change({ frequency }),
    onSuccess: ({ frequency }) => notifySuccess(content.alertChanged[frequency]),
    onError: notifyError,
  });
  return (
    <NativeSelect
      size="md"
      label={content.alert}
      aria-label={content.frequencyOf(search.name)}
      rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
      // The chosen frequency is shown while the call runs.
      value={choice.isPending ? choice.variables : search.frequency}
      disabled={choice.isPending}
      onChange={({ currentTarget: { value } }) => {
        const chosen = alertFrequencies.find((option) => option.value === value);
        if (chosen) choice.mutate(chosen.value);
      }}
      data={alertFrequencies.map(({ value, label }) => ({ value, label }))}
    />
  );
};

const Removal = ({ search }: { search: SavedSearch }) => {
  const dialog = useLazyDialog();
  const removal = useDeleteSearch(search.id, () => notifySuccess(content.removed));
  return (
    <>
      <UnstyledButton
        className={row.way ?? ''}
        onClick={dialog.open}
        aria-haspopup="dialog"
        aria-label={content.removeOf(search.name)}
      >
        <IconTrash size={20} stroke={1.5} aria-hidden />
        {content.remove}
      </UnstyledButton>
      <CommandConfirmation
        danger
        title={content.removeTitle}
        confirm={content.remove}
        dialog={dialog}
        command={removal}
        onConfirm={() => removal.mutate()}
      >
        {content.removeText(search.name)}
      </CommandConfirmation>
    </>
  );
};

/** One saved search: its filters, its frequency, and buttons to change it. */
export const SearchRow = ({ search }: { search: SavedSearch }) => {
  const rename = useLazyDialog();
  const address = searchAddress(search);
  const see = content.see(search.audience);
  return (
    <article className={`${row.card} ${classes.card}`}>
      <div>
        <h2 className={row.title}>
          <Link to={address}>{search.name}</Link>
        </h2>
        <p className="soft breaks top-1">{criteriaOf(search)}</p>
      </div>
      <Frequency search={search} />
      <div className={row.foot}>
        <Link to={address} className={row.way} aria-label={content.seeOf(see, search.name)}>
          <IconListSearch size={20} stroke={1.5} aria-hidden />
          {see}
        </Link>
        <EditFilters search={search} />
        <UnstyledButton
          className={row.way ?? ''}
          onClick={rename.open}
          aria-haspopup="dialog"
          aria-label={content.renameOf(search.name)}
        >
          <IconPencil size={20} stroke={1.5} aria-hidden />
          {content.rename}
        </UnstyledButton>
        <Removal search={search} />
      </div>
      {rename.wasOpened && (
        <Suspense>
          <RenameDialog search={search} opened={rename.opened} onClose={rename.close} />
        </Suspense>
      )}
    </article>
  );
};
