import { openPasswords, type Passwords } from '../src/platform/secrets/passwords.ts';

/** The cheapest password hash of the library, for tests of other things. */
export const openCheapPasswords = (): Passwords =>
  openPasswords({ strength: { memoryCost: 8, timeCost: 1, parallelism: 1 } });

/** Runs `meanwhile` once, after the next password was compared and before its login goes on. */
export const afterComparison = (
  { passwords }: { readonly passwords: Passwords },
  meanwhile: () => Promise<unknown>,
): void => {
  const { compare } = passwords;
  const once: Passwords['compare'] = async (work) => {
    Object.assign(passwords, { compare });
    const answer = await compare(work);
    await meanwhile();
    return answer;
  };
  Object.assign(passwords, { compare: once });
};
