import { findProgram } from '../../../scripts/support/beside.ts';

/** Foreign programs of the cluster, each with its variable, its names on the PATH and its Debian package. */
const programSources = {
  haproxy: { variable: 'HAPROXY', names: ['haproxy'], debian: 'haproxy' },
  pgbouncer: { variable: 'PGBOUNCER', names: ['pgbouncer'], debian: 'pgbouncer, 1.21 or newer' },
  valkey: {
    variable: 'REDIS_SERVER',
    names: ['valkey-server', 'redis-server'],
    debian: 'valkey-server or redis-server',
  },
  varnish: { variable: 'VARNISHD', names: ['varnishd'], debian: 'varnish' },
} as const;

type Name = keyof typeof programSources;

/** Paths of the programs; HAProxy is required, because it routes to the primary. */
export type Programs = { readonly haproxy: string } & Readonly<
  Record<Exclude<Name, 'haproxy'>, string | null>
>;

/** Thrown if the cluster cannot be started. The message is for the person who starts it. */
export class ProgramsMissing extends Error {
  override name = 'ProgramsMissing';
}

/** Finds the programs, except those in `without`. Throws one sentence that names all missing ones. */
export const findPrograms = async (without: readonly string[]): Promise<Programs> => {
  const unknown = without.filter((name) => name === 'haproxy' || !Object.hasOwn(programSources, name));
  if (unknown.length > 0)
    throw new ProgramsMissing(
      `--without takes pgbouncer, valkey and varnish, joined by commas: not ${unknown.join(', ')}.`,
    );
  const missing: string[] = [];
  const find = async (name: Name): Promise<string | null> => {
    if (without.includes(name)) return null;
    const { variable, names, debian } = programSources[name];
    const path = await findProgram(variable, names);
    if (path === null) missing.push(`${name} (${variable}, or on the PATH; Debian: ${debian})`);
    return path;
  };
  const [haproxy, pgbouncer, valkey, varnish] = [
    await find('haproxy'),
    await find('pgbouncer'),
    await find('valkey'),
    await find('varnish'),
  ];
  if (haproxy === null || missing.length > 0)
    throw new ProgramsMissing(
      `Missing: ${missing.join('; ')}. --without=pgbouncer,valkey,varnish starts the cluster without them.`,
    );
  return { haproxy, pgbouncer, valkey, varnish };
};
