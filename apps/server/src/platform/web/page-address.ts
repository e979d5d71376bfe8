import { pageParameters } from '@basoche/domain/access/page-parameters';

/**
 * The address under which all requests for one page are the same: without parameters that it does not read, such as those
 * of a campaign, the others by name. A private screen keeps its address.
 */
export const pageAddress = (address: URL): URL => {
  const known = pageParameters(address.pathname);
  if (address.search === '' || known === null) return address;
  const parameters = new URLSearchParams(
    [...address.searchParams].filter(([name, value]) => known.includes(name) && value !== ''),
  );
  parameters.sort();
  const same = new URL(address);
  same.search = parameters.toString();
  return same;
};
