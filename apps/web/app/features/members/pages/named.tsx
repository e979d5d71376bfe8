import { readVanity } from '@basoche/contract/members/visibility';
import { canonicalProfilePage } from '@basoche/domain/members/name-and-page';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { isProblem } from '../../../lib/api.ts';
import { notShown } from '../../../lib/page-query.ts';
import { apiOf, createQueryClient } from '../../../lib/query-client.ts';
import { apiFetchContext } from '../../../lib/server-context.ts';

/**
 * Redirects a short address to its member's page, wherever that is. The redirect is temporary: the address
 * may be given to another member later.
 */
export const loader = async ({ params: { vanity = '' }, context }: LoaderFunctionArgs) => {
  const api = apiOf(createQueryClient(context.get(apiFetchContext)));
  try {
    const { id, userType } = await api.call(readVanity, { params: { vanity } });
    return redirect(canonicalProfilePage(userType, id) ?? '/', 302);
  } catch (error) {
    if (isProblem(error) && error.problem.status < 500) throw notShown(error.problem);
    throw error;
  }
};

export default function NamedPage() {
  return null;
}
