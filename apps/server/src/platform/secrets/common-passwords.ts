import { readFile } from 'node:fs/promises';

/**
 * The most common passwords, which attackers try first: eight characters or more, in lower case. From
 * @zxcvbn-ts/language-common 4.1.3 (MIT), with usual French ones.
 */
const list = new URL('./common-passwords.txt', import.meta.url);

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

export const isCommonPassword = async (password: string): Promise<boolean> => {
  commonPasswords ??= readFile(list, 'utf8').then((text) => new Set(text.split('\n')));
  return (await commonPasswords).has(password.toLowerCase());
};
