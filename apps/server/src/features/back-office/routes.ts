import * as calls from '@basoche/contract/back-office/back-office';
import * as filterCalls from '@basoche/contract/back-office/filters';
import * as incidentCalls from '@basoche/contract/back-office/incidents';
import * as journalCalls from '@basoche/contract/back-office/journal';
import * as overviewCalls from '@basoche/contract/back-office/overview';
import * as readingCalls from '@basoche/contract/back-office/readings';
import * as statisticsCalls from '@basoche/contract/back-office/statistics';
import { activityChartNames, moneyChartNames } from '@basoche/domain/statistics/charts';
import { pageRequest } from '../../platform/http/cursor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import * as filters from './filters/service.ts';
import * as incidents from './incidents/service.ts';
import * as journal from './journal/search/service.ts';
import { checkJournal } from './journal/service.ts';
import { overviewOf } from './overview/service.ts';
import * as readings from './readings/service.ts';
import * as portage from './service.ts';
import * as statistics from './statistics/service.ts';

export const backOfficeRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listPortage, ({ query }) =>
    portage.portageWaiting(platform, 'WAITING_BASOCHE', pageRequest(query)),
  );
  mount(calls.validatePortage, ({ viewer, params, key }) =>
    portage.decidePortage(platform, viewer, params.id, { type: 'portage/validate' }, key),
  );
  mount(calls.rejectPortage, ({ viewer, params, body, key }) =>
    portage.decidePortage(platform, viewer, params.id, { type: 'portage/reject', reason: body.reason }, key),
  );
  mount(calls.listPartnerPortage, ({ query }) =>
    portage.portageWaiting(platform, 'WAITING_ITG', pageRequest(query)),
  );
  mount(calls.validatePartnerPortage, ({ viewer, params, key }) =>
    portage.decidePortage(platform, viewer, params.id, { type: 'itg/validate' }, key),
  );
  mount(calls.rejectPartnerPortage, ({ viewer, params, body, key }) =>
    portage.decidePortage(platform, viewer, params.id, { type: 'itg/reject', reason: body.reason }, key),
  );
  mount(calls.listDisputes, ({ viewer, query }) => portage.disputes(platform, viewer, pageRequest(query)));
  mount(calls.settleDispute, ({ viewer, params, body, key }) =>
    portage.settle(platform, viewer, params.id, body, key),
  );
  mount(calls.cancelDepositOf, ({ viewer, params, body, key }) =>
    portage.cancelDeposit(platform, viewer, params.id, body, key),
  );

  mount(overviewCalls.readOfficeOverview, ({ viewer }) => overviewOf(platform, viewer));

  mount(readingCalls.openReading, ({ viewer, body }) => readings.openReading(platform, viewer, body));
  mount(readingCalls.readReading, ({ viewer, params, query }) =>
    readings.readPage(platform, viewer, params.id, query.after),
  );
  mount(readingCalls.readReadingFile, ({ viewer, params }) => readings.readFile(platform, viewer, params));
  mount(readingCalls.closeReading, ({ viewer, params }) =>
    readings.closeReading(platform, viewer, params.id),
  );

  mount(incidentCalls.listIncidents, ({ query }) => incidents.incidents(platform, query, pageRequest(query)));
  mount(incidentCalls.retryIncident, ({ viewer, params, body }) =>
    incidents.act(platform, viewer, { ...params, ...body, act: 'retry' }),
  );
  mount(incidentCalls.giveUpIncident, ({ viewer, params, body }) =>
    incidents.act(platform, viewer, { ...params, ...body, act: 'giveUp' }),
  );

  mount(filterCalls.listOfficeFilters, ({ viewer, query }) => filters.list(platform, viewer, query.list));
  mount(filterCalls.saveOfficeFilter, ({ viewer, body }) => filters.save(platform, viewer, body));
  mount(filterCalls.deleteOfficeFilter, ({ viewer, params }) => filters.remove(platform, viewer, params.id));

  mount(journalCalls.listJournal, ({ query: { limit, after, ...filters } }) =>
    journal.list(platform, filters, pageRequest({ limit, after })),
  );
  mount(journalCalls.listJournalPeople, () => journal.people(platform));
  mount(journalCalls.checkJournalChain, () => checkJournal(platform));
  mount(journalCalls.exportJournal, ({ viewer, query }) => journal.exportEntries(platform, viewer, query));
  mount(journalCalls.readJournalEntry, ({ params }) => journal.read(platform, params.number));

  mount(statisticsCalls.readStatistics, ({ query }) =>
    statistics.read(platform, query.range, activityChartNames),
  );
  mount(statisticsCalls.downloadStatistics, ({ query }) =>
    statistics.download(platform, query.range, query.chart),
  );
  mount(statisticsCalls.readMoneyStatistics, ({ query }) =>
    statistics.read(platform, query.range, moneyChartNames),
  );
  mount(statisticsCalls.downloadMoneyStatistics, ({ query }) =>
    statistics.download(platform, query.range, query.chart),
  );
};
