import { listAskedNatures, partiesMissingText } from '@basoche/contract/conflicts/asked';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/query-client.ts';

/** Natures of missions about whose parties the viewer is asked; staff rarely change them. */
const askedNaturesQuery = () => ({ ...routeQuery(listAskedNatures), staleTime: 600_000 });

/** Thrown if a form is sent before it was known that its nature asks about parties. */
class PartiesUnsaid extends Error {}

export const explainUnsaid = (error: unknown): string | null =>
  error instanceof PartiesUnsaid ? partiesMissingText : null;

/**
 * Natures that ask about parties, for a form; empty until loaded. `expectSaid`, called before the form is
 * sent, waits for them and throws if the answer is missing.
 */
export const useAskedNatures = () => {
  const client = useQueryClient();
  const { data: asked = [] } = useQuery(askedNaturesQuery());
  const expectSaid = async (nature: string, said: string): Promise<void> => {
    if (said !== '') return;
    const natures = await client.fetchQuery(askedNaturesQuery());
    if (natures.some((one) => one === nature)) throw new PartiesUnsaid();
  };
  return { asked, expectSaid };
};
