import { readFile } from 'node:fs/promises';
import { latestFile } from '@basoche/domain/public-registers/days';
import { RegisterFileRefused } from '@basoche/domain/public-registers/failures';
import { z } from 'zod';

/**
 * Datasets of data.gouv.fr. Their files have a new address each month; the dataset's own address lists them
 * all (`/api/1/datasets/annuaire-des-avocats-de-france/`).
 */

/** True for the address of a dataset; the address of one of its files has one more segment. */
export const isDataset = (url: string): boolean =>
  /^\/api\/\d+\/datasets\/[^/]+\/?$/.test(new URL(url).pathname);

/** Maximum size of a dataset's description, in bytes. */
export const datasetBytesAtMost = 10_000_000;

const datasetSchema = z.object({
  resources: z.array(
    z.object({
      url: z.string(),
      format: z.string().nullish(),
      /** `main`, or the type of a document beside the data. */
      type: z.string().nullish(),
      created_at: z.string().nullish(),
    }),
  ),
});

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new RegisterFileRefused('damaged', 'JSON');
  }
};

/** Address of a dataset's latest CSV file, from its downloaded description. */
export const latestFileOf = async (path: string): Promise<string> => {
  const parsed = datasetSchema.safeParse(parseJson(await readFile(path, 'utf8')));
  if (!parsed.success) throw new RegisterFileRefused('damaged', 'JSON');
  const files = parsed.data.resources.filter(
    ({ url, format, type }) =>
      format?.toLowerCase() === 'csv' && (type ?? 'main') === 'main' && URL.canParse(url),
  );
  const latest = latestFile(files.map(({ url, created_at }) => ({ url, createdAt: created_at ?? '' })));
  if (latest === null) throw new RegisterFileRefused('noFile');
  return latest;
};
