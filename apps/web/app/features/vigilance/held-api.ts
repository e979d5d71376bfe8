import {
  collectFile,
  type HeldFile,
  listHeldFiles,
  verifyCode,
} from '@basoche/contract/vigilance/collections';
import { download } from '../../lib/download.ts';
import { notifyError } from '../../lib/notify.ts';
import { routeQuery } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';

/** Calls of clients about the files of prestataires that the law makes them hold. */

const refresh = ['vigilance'];

export const heldFilesQuery = () => ({ ...routeQuery(listHeldFiles), staleTime: 0 });

/** Downloads the file as a ZIP. Each collection needs a new idempotency key. */
export const useCollectFile = () =>
  useCommand(
    (api, { postulationID: id, lastCollection }: HeldFile) =>
      download(api, collectFile, {
        params: { id },
        seen: lastCollection === null ? 0 : Date.parse(lastCollection.at),
      }),
    { refresh, onError: notifyError },
  );

export const useVerifyCode = () => useCommand(verifyCode, { refresh, onError: notifyError });
