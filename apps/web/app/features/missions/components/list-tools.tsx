import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { FilterButton as Button, FilterChips as Chips } from '../../listings/components/filter-bar.tsx';
import { activeChips } from '../chips.ts';
import { noFilters } from '../filters.ts';
import { type ListChoice, withFilters } from '../list-address.ts';

const loadDrawer = () => import('./filters-drawer.tsx');
const FiltersDrawer = lazy(loadDrawer);

/** Opens the filters of missions. */
export const FilterButton = ({ choice }: { choice: ListChoice }) => {
  const navigate = useNavigate();
  return (
    <Button
      number={activeChips(choice.filters).length}
      load={loadDrawer}
      drawer={({ opened, onClose }) => (
        <FiltersDrawer
          opened={opened}
          filters={choice.filters}
          onClose={onClose}
          onApply={(chosen) => {
            onClose();
            void navigate({ search: withFilters(choice, chosen) }, { preventScrollReset: true });
          }}
        />
      )}
    />
  );
};

/** The filters in force. */
export const FilterChips = ({ choice }: { choice: ListChoice }) => (
  <Chips
    chips={activeChips(choice.filters).map(({ key, label, without }) => ({
      key,
      label,
      without: withFilters(choice, without),
    }))}
    none={withFilters(choice, noFilters)}
  />
);
