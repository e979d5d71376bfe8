import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import type { SearchFilters } from '@basoche/domain/searches/filters';
import { UnstyledButton } from '@mantine/core';
import { IconBellPlus, IconBookmarks } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { save } from '../content.ts';
import classes from './saved-search-bar.module.css';

const loadDialog = () => import('./save-search-dialog.tsx');
const SaveSearchDialog = lazy(loadDialog);

interface SavedSearchBarProps {
  audience: MissionAudience;
  filters: SearchFilters;
}

/** Keeps what a list is narrowed to, and leads to what was kept. Load it lazily: visitors keep nothing. */
export default function SavedSearchBar({ audience, filters }: SavedSearchBarProps) {
  const dialog = useLazyDialog();
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
      <Link to="/consult/missions/recherches">
        <IconBookmarks size={20} stroke={1.5} aria-hidden />
        {save.mine}
      </Link>
      {dialog.isWanted && (
        <Suspense>
          <SaveSearchDialog
            key={JSON.stringify(filters)}
            opened={dialog.opened}
            onClose={dialog.close}
            audience={audience}
            filters={filters}
          />
        </Suspense>
      )}
    </div>
  );
}
