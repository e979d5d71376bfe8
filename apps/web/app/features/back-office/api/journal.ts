import {
  checkJournalChain,
  exportJournal,
  type JournalFormat,
  listJournal,
  listJournalPeople,
  readJournalEntry,
} from '@basoche/contract/back-office/journal';
import { journalFilters } from '@basoche/domain/searches/journal-filters';
import { filtersFromAddress } from '@basoche/domain/searches/office-filters';
import { download } from '../../../lib/download.ts';
import { routePages, routeQuery } from '../../../lib/query-client.ts';
import { useCommand } from '../../../lib/use-command.ts';
import { sendSecondFactorCode } from '../use-decision.ts';

/** Filters of the address, as the query of the call. */
export const journalFiltersOf = (search: URLSearchParams) => filtersFromAddress(journalFilters, search);

/** Path of the journal, filtered by one subject or one author. */
export const journalPathOf = (filter: keyof typeof journalFilters, value: string): string =>
  `/admin/journal?${new URLSearchParams({ [journalFilters[filter].at]: value })}`;

export const journalPages = (search: URLSearchParams) =>
  routePages(listJournal, { query: journalFiltersOf(search) });
export const journalPeople = () => routeQuery(listJournalPeople);
export const journalEntry = (number: number) => routeQuery(readJournalEntry, { params: { number } });

export const useCheckJournal = () => useCommand((api) => api.call(checkJournalChain));

interface ExportRequest {
  readonly format: JournalFormat;
  /** Code of the second factor, sent first where the server asks for it again. */
  readonly code: string | null;
}

/** Exports the journal; the export itself becomes an entry. */
export const useExportJournal = (search: URLSearchParams) =>
  useCommand(
    async (api, { format, code }: ExportRequest) => {
      await sendSecondFactorCode(api, code);
      await download(api, exportJournal, { query: { ...journalFiltersOf(search), format } });
    },
    { refreshWhenDone: ['journal'] },
  );
