import type { PublicRegister } from '@basoche/domain/public-registers/registers';
import type { z } from 'zod';
import { ConfigRefused } from './config-refused.ts';
import type { variables } from './config-schema.ts';
import { isLocalHost } from './platform/downloads/public-addresses.ts';

/** Addresses that public registers are read from each night, from the environment. */

export const registerVariables = {
  avocats: 'AVOCATS_LIST_URL',
  companies: 'COMPANIES_LIST_URL',
  officers: 'OFFICERS_LIST_URL',
} as const satisfies Record<PublicRegister, string>;

const isAllowed = (address: string, production: boolean): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && !production && isLocalHost(hostname));
};

export const registerUrlsOf = (
  values: z.output<typeof variables>,
  production: boolean,
): Record<PublicRegister, string | null> => {
  const urlOf = (register: PublicRegister): string | null => {
    const name = registerVariables[register];
    const address = values[name];
    if (address === undefined) return null;
    if (isAllowed(address, production)) return address;
    throw new ConfigRefused(
      `${name} must be the address of a file that starts with https://; http:// is for localhost, and refused with NODE_ENV=production.`,
    );
  };
  return { avocats: urlOf('avocats'), companies: urlOf('companies'), officers: urlOf('officers') };
};
