import type { Search } from '@basoche/domain/searches/search';
import { UnstyledButton } from '@mantine/core';
import { IconBellPlus, IconBookmarks } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../../lib/session.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import classes from '../components/saved-searches.module.css';
import { save } from '../content.ts';

const loadDialog = () => import('../components/save-search-dialog.tsx');
const SaveSearchDialog = lazy(loadDialog);

/** Button to save the filters of a list, and a link to saved searches. Load it lazily: visitors have none. */
export default function SavedSearchBar(search: Search) {
  const dialog = useLazyDialog();
  const may = useMay();
  if (!may('negotiate')) return null;
  return (
    <div className={classes.bar}>
      <UnstyledButton
        className={classes.save}
        onClick={dialog.open}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        aria-haspopup="dialog"
      >
        <IconBellPlus size={20} stroke={1.5} aria-hidden />
        {save.button}
      </UnstyledButton>
      <Link to="/consult/missions/recherches" state={{ audience: search.audience }}>
        <IconBookmarks size={20} stroke={1.5} aria-hidden />
        {save.mine}
      </Link>
      {dialog.wasOpened && (
        <Suspense>
          <SaveSearchDialog
            key={JSON.stringify(search.filters)}
            opened={dialog.opened}
            onClose={dialog.close}
            search={search}
          />
        </Suspense>
      )}
    </div>
  );
}
