import * as held from '@basoche/contract/vigilance/collections';
import * as calls from '@basoche/contract/vigilance/documents';
import * as officeCalls from '@basoche/contract/vigilance/office';
import { readThreadVigilance } from '@basoche/contract/vigilance/threads';
import type { Mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import * as candidates from './candidates/service.ts';
import * as collections from './collections/service.ts';
import * as documents from './documents/service.ts';
import * as office from './office/service.ts';
import { submit } from './submission/service.ts';
import * as thread from './thread/service.ts';
import * as uploads from './uploads/service.ts';

/** Calls of the file of vigilance. Not found while the setting `VIGILANCE` is `off`. */
export const vigilanceRoutes = (mounted: Mount, platform: Platform): void => {
  const mount: Mount = (route, handler, options) =>
    mounted(
      route,
      async (call) => {
        if (platform.config.vigilance === 'off') refuse('NOT_FOUND');
        return handler(call);
      },
      options,
    );

  mount(calls.readVigilanceFile, ({ viewer }) => documents.readOwn(platform, viewer));
  mount(calls.addVigilanceFile, ({ viewer, body }) => uploads.uploadFile(platform, viewer, body.file));
  mount(calls.removeVigilanceFile, ({ viewer, params }) => uploads.deleteUpload(platform, viewer, params.id));
  mount(calls.submitDocument, ({ viewer, body, key }) => submit(platform, viewer, body, key));
  mount(calls.withdrawDocument, ({ viewer, params }) => documents.withdraw(platform, viewer, params.id));
  mount(calls.readDocumentFile, ({ viewer, params }) => documents.readFile(platform, viewer, params));
  mount(calls.showInsurance, ({ viewer, body }) => documents.showInsurance(platform, viewer, body.isShown));

  mount(officeCalls.readVigilanceSums, () => office.sums(platform));
  mount(officeCalls.examineDocuments, ({ viewer, params }) => office.examine(platform, viewer, params.id));
  mount(officeCalls.examineDocumentFile, ({ viewer, params }) =>
    office.examineFile(platform, viewer, params),
  );
  mount(officeCalls.staffWithdrawDocument, ({ viewer, params, body }) =>
    office.withdraw(platform, viewer, params.id, body),
  );

  mount(held.listHeldFiles, ({ viewer }) => candidates.listHeld(platform, viewer));
  mount(held.collectFile, ({ viewer, params, key }) => collections.collect(platform, viewer, params.id, key));
  mount(held.verifyCode, ({ viewer, params, body }) =>
    collections.verifyCode(platform, viewer, params.id, body.documentID),
  );
  mount(readThreadVigilance, ({ viewer, params }) => thread.readThread(platform, viewer, params.id));
};
