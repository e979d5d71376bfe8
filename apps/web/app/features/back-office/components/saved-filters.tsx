import { filterQuery, type OfficeList } from '@basoche/domain/access/office-lists';
import { ActionIcon, Button } from '@mantine/core';
import { IconBookmark, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type MouseEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { officeFilters, useDeleteFilter } from '../api/office-filters.ts';
import { officeList as content } from '../office-list-content.ts';
import classes from './office-filters.module.css';

const SaveFilterDialog = lazy(() => import('./save-filter-dialog.tsx'));

/** The link disappears with the last filter: the first field takes the focus. */
const toFirstField = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('search')?.querySelector<HTMLElement>('input, select')?.focus();

/** Saved filters of this list, each a link, and a button to save the current ones. */
export const SavedFilters = ({ list }: { list: OfficeList }) => {
  const [params] = useSearchParams();
  const search = filterQuery(params.toString());
  const { data: saved = [] } = useQuery(officeFilters(list));
  const deletion = useDeleteFilter(list);
  const isSaved = saved.some((one) => one.search === search);
  return (
    <div className={classes.saved}>
      {saved.length > 0 && (
        <ul aria-label={content.saved}>
          {saved.map(({ id, name, search: query }) => (
            <li key={id} className={classes.filter} data-current={query === search || undefined}>
              <Link to={{ search: query }} aria-current={query === search ? 'true' : undefined}>
                {name}
              </Link>
              <ActionIcon
                variant="transparent"
                color="gray"
                size={36}
                aria-label={content.remove(name)}
                onClick={() => deletion.mutate(id)}
              >
                <IconX size={16} stroke={1.5} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {search !== '' && (
        <Button variant="subtle" color="gray" component={Link} to={{ search: '' }} onClick={toFirstField}>
          {content.reset}
        </Button>
      )}
      {search !== '' && !isSaved && (
        <DialogButton
          variant="subtle"
          leftSection={<IconBookmark size={18} stroke={1.5} aria-hidden />}
          dialog={(opened) => <SaveFilterDialog list={list} search={search} {...opened} />}
        >
          {content.save}
        </DialogButton>
      )}
    </div>
  );
};
