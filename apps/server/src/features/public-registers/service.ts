import type { RegisterOverview } from '@basoche/contract/public-registers/registers';
import { publicRegisterNames, publicRegisters } from '@basoche/domain/public-registers/registers';
import type { Platform } from '../../platform/platform.ts';
import * as store from './editions/store.ts';
import { readingOf } from './sources/service.ts';

const presentEdition = ({ id, released_on, line_count, imported_at }: store.EditionRow) => ({
  id,
  releasedOn: released_on,
  lines: line_count,
  importedAt: imported_at.toISOString(),
});

const presentCurrent = (edition: store.EditionRow) => {
  const { applying, applying_failed_at: failedAt } = edition;
  const state = failedAt === null ? ('accepting' as const) : ('failed' as const);
  return {
    ...presentEdition(edition),
    acceptance: applying === null ? null : { state, failedAt: failedAt?.toISOString() ?? null },
  };
};

/** Public registers, for staff. */
export const listRegisters = ({ database }: Platform): Promise<RegisterOverview[]> =>
  database.transaction(async (trx) => {
    const shown: RegisterOverview[] = [];
    for (const register of publicRegisters) {
      const current = await store.currentEdition(trx, register);
      const edition = await store.findHeldEdition(trx, register);
      shown.push({
        register,
        name: publicRegisterNames[register],
        current: current === undefined ? null : presentCurrent(current),
        held: edition === undefined ? null : { ...presentEdition(edition), gone: edition.gone_count ?? 0 },
        ...(await readingOf(trx, register)),
        ...(await store.countMatches(trx, register)),
      });
    }
    return shown;
  });
