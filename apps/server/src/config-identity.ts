import { valuesOf } from '@basoche/domain/options/option';
import { professions } from '@basoche/domain/options/professions';
import type { z } from 'zod';
import { ConfigRefused } from './config-refused.ts';
import type { variables } from './config-schema.ts';
import type { IdentitySettings } from './platform/identity/settings.ts';

/** Settings of the identity provider, from the environment. */

const together = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;

/** The identity provider of a profession; null if none is configured. */
export const identityOf = (
  values: z.output<typeof variables>,
  isLocal: (address: string) => boolean,
): IdentitySettings | null => {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
    OIDC_PROVES: asked,
  } = values;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined || name === undefined) {
    const set = [...together, 'OIDC_PROVES' as const].filter((one) => values[one] !== undefined);
    if (set.length === 0) return null;
    const missing = together.filter((one) => values[one] === undefined);
    throw new ConfigRefused(
      `${set.join(', ')} ${set.length > 1 ? 'need' : 'needs'} ${missing.join(', ')} besides: an identity provider has all of ${together.join(', ')}.`,
    );
  }
  if (issuer.startsWith('http:') && !isLocal(issuer)) {
    throw new ConfigRefused(
      'OIDC_ISSUER must start with https://, unless the provider runs on this machine.',
    );
  }
  const proves = valuesOf(professions).find((one) => one === asked) ?? null;
  if (asked !== undefined && proves === null) {
    throw new ConfigRefused(
      `OIDC_PROVES must be a profession that members choose (${valuesOf(professions).join(', ')}), or left out.`,
    );
  }
  return { issuer, clientId, clientSecret, name, proves };
};
