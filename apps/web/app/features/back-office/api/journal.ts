import {
  checkJournalChain,
  exportJournal,
  type JournalFormat,
  listJournal,
  listJournalPeople,
  readJournalEntry,
} from '@basoche/contract/back-office/journal';
import { download } from '../../../lib/download.ts';
import { routePages, routeQuery } from '../../../lib/query-client.ts';
import { useCommand } from '../../../lib/use-command.ts';
import { journalFilters } from '../journal-filters.ts';
import { askedOf } from '../list-filters.ts';
import { giveCode } from '../use-decision.ts';

const filters = journalFilters();

/** Filters of the address, as the query of the call. */
export const journalFiltersOf = (search: URLSearchParams) => askedOf(filters, search);

/** Address of the journal of one thing or one person. */
export const journalOf = (filter: keyof typeof filters, value: string): string =>
  `/admin/journal?${new URLSearchParams({ [filters[filter].at]: value })}`;

export const journalPages = (search: URLSearchParams) =>
  routePages(listJournal, { query: journalFiltersOf(search) });
export const journalPeople = () => routeQuery(listJournalPeople);
export const journalEntry = (number: number) => routeQuery(readJournalEntry, { params: { number } });

export const useCheckJournal = () => useCommand((api) => api.call(checkJournalChain));

interface Exported {
  readonly format: JournalFormat;
  /** Code of the second factor, sent first where the server asks for it again. */
  readonly code: string | null;
}

/** Exports the journal; the export itself becomes an entry. */
export const useExportJournal = (search: URLSearchParams) =>
  useCommand(
    async (api, { format, code }: Exported) => {
      await giveCode(api, code);
      const query = new URLSearchParams({ ...journalFiltersOf(search), format });
      await download(`${exportJournal.path}?${query}`, `basoche-journal.${format}`);
    },
    { refreshWhenDone: ['journal'] },
  );
