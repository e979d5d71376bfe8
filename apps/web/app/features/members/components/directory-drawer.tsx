import { directoryFilters } from '@basoche/domain/searches/directory-filters';
import { ListFilters } from '../../postings/components/list-filters.tsx';
import { RangeChoice } from '../../postings/components/range-choice.tsx';
import { SingleChoice, YesChoice } from '../../postings/components/single-choice.tsx';
import type { DrawerProps } from '../../postings/kind.ts';
import { directoryFound } from '../api/directory.ts';
import { type DirectoryAudience, foundInWords } from '../directory-content.ts';
import { directoryFields as content } from '../directory-filter-content.ts';
import { type DirectoryFilters, withoutChoice } from '../directory-filters.ts';

const kinds = { range: RangeChoice, single: SingleChoice, yes: YesChoice };

interface DirectoryDrawerProps extends Omit<DrawerProps<DirectoryFilters>, 'isApplied'> {
  audience: DirectoryAudience;
}

export default function DirectoryDrawer({ audience, ...drawer }: DirectoryDrawerProps) {
  return (
    <ListFilters
      parts={{ filters: directoryFilters, content, ...kinds, without: withoutChoice(audience) }}
      total={directoryFound(audience)}
      inWords={(found) => foundInWords(audience, found)}
      isApplied={false}
      {...drawer}
    />
  );
}
