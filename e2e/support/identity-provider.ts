import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './programs.ts';

/** Person at the identity provider. */
interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface IdentityProvider {
  /** Settings of a program that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Sets the person who signs in there from now on; null for a person who refuses. */
  signsIn(person: Person | null): Promise<void>;
  close(): void;
}

/** Starts a real provider of OpenID Connect (`apps/server/test/serve-identity-provider.ts`). */
export const openIdentityProvider = async (): Promise<IdentityProvider> => {
  const child = fork(join(root, 'apps/server/test/serve-identity-provider.ts'), {
    cwd: root,
    execArgv: [],
    silent: true,
  });
  const [settings] = await once(child, 'message');
  return {
    settings,
    signsIn: async (person) => {
      const answered = once(child, 'message');
      child.send(person as object);
      await answered;
    },
    close: () => {
      child.disconnect();
    },
  };
};
