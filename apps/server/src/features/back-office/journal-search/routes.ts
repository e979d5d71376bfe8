import * as calls from '@basoche/contract/back-office/journal';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkJournal } from '../journal/service.ts';
import * as service from './service.ts';

export const journalRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listJournal, ({ query: { limit, after, ...filters } }) =>
    service.list(platform, filters, pageRequest({ limit, after })),
  );
  mount(calls.listJournalPeople, () => service.people(platform));
  mount(calls.checkJournalChain, () => checkJournal(platform));
  mount(calls.exportJournal, ({ viewer, query }) => service.exportEntries(platform, viewer, query));
  mount(calls.readJournalEntry, ({ params }) => service.read(platform, params.number));
};
