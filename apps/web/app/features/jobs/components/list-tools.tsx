import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { FilterButton as Button, FilterChips as Chips } from '../../listings/components/filter-bar.tsx';
import { activeChips } from '../chips.ts';
import { noFilters } from '../filters.ts';
import { type JobListChoice, withFilters } from '../list-address.ts';

const loadDrawer = () => import('./filters-drawer.tsx');
const FiltersDrawer = lazy(loadDrawer);

/** Opens the filters of offers. */
export const FilterButton = ({ choice }: { choice: JobListChoice }) => {
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
export const FilterChips = ({ choice }: { choice: JobListChoice }) => (
  <Chips
    chips={activeChips(choice.filters).map((chip) => ({
      ...chip,
      without: withFilters(choice, chip.without),
    }))}
    none={withFilters(choice, noFilters)}
  />
);
