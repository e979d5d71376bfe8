import type { ChosenOf, Filters } from '@basoche/domain/searches/filters';
import { readSearchTerms } from '@basoche/domain/searches/search-terms';
import type { routeTotal } from '../../../lib/query-client.ts';
import type { DrawerProps } from '../kind.ts';
import { DrawerFields, type FilterParts } from './drawer-fields.tsx';
import { FiltersPanel, useChosen, useFound } from './filters-panel.tsx';

interface ListFiltersProps<Defined extends Filters> extends DrawerProps<ChosenOf<Defined>> {
  parts: FilterParts<Defined>;
  /** Number of entries for the chosen filters. */
  total: (chosen: ChosenOf<Defined>) => ReturnType<typeof routeTotal>;
  /** That number in words. */
  inWords: (found: number) => string | undefined;
}

/** Drawer of a list's filters, built from their definitions. */
export const ListFilters = <Defined extends Filters>({
  parts,
  total,
  inWords,
  opened,
  filters,
  isApplied,
  onClose,
  onApply,
}: ListFiltersProps<Defined>) => {
  const [chosen, choose] = useChosen(filters, opened);
  const found = useFound(total, chosen, opened && !isApplied);
  const typed = (chosen as { readonly q?: string }).q ?? '';
  return (
    <FiltersPanel
      title={parts.content.title}
      opened={opened}
      found={found === undefined ? undefined : inWords(found)}
      onClose={onClose}
      onApply={() => onApply({ ...chosen, q: readSearchTerms(typed) })}
    >
      <DrawerFields parts={parts} chosen={chosen} choose={choose} />
    </FiltersPanel>
  );
};
