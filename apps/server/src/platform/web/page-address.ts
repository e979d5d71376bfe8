import { pageParameters } from '@basoche/domain/access/page-parameters';

/**
 * Canonical address of a page for the cache: without parameters that it does not read, such as those of a
 * campaign; the others sorted by name. The address of a private screen is unchanged.
 */
export const pageAddress = (address: URL): URL => {
  const readParameters = pageParameters(address.pathname);
  if (address.search === '' || readParameters === null) return address;
  const parameters = new URLSearchParams(
    [...address.searchParams].filter(([name, value]) => readParameters.includes(name) && value !== ''),
  );
  parameters.sort();
  const same = new URL(address);
  same.search = parameters.toString();
  return same;
};
