import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import configuration from '../.dependency-cruiser.ts';
import { inspectBoundaries } from './support/boundaries.ts';

/** A small repository that respects every rule; each test adds one violation. */
const house: Record<string, string> = {
  'package.json': '{ "name": "house", "type": "module", "workspaces": ["packages/*", "apps/*"] }',
  'node_modules/kysely/package.json': '{ "name": "kysely", "main": "index.js" }',
  'node_modules/kysely/index.js': 'export const sql = 0;',
  'node_modules/zod/package.json': '{ "name": "zod", "main": "index.js" }',
  'node_modules/zod/index.js': 'export const z = 0;',
  'node_modules/yazl/package.json': '{ "name": "yazl", "main": "index.js" }',
  'node_modules/yazl/index.js': 'export class ZipFile {}',
  'packages/domain/src/rule.ts': 'export const rule = 1;',
  'packages/domain/src/rule.test.ts': "import { z } from 'zod';\nimport './rule.ts';\nz;",
  'packages/contract/src/auth/auth.ts':
    "import { z } from 'zod';\nexport { rule } from '../../../domain/src/rule.ts';\nz;",
  'packages/contract/src/threads/threads.ts': 'export const threads = 1;',
  'packages/payment-sandbox/src/sandbox.ts': 'export const sandbox = 1;',
  'apps/server/src/platform/database/database.ts':
    "import { sql } from 'kysely';\nexport type Trx = number;\nexport const open = sql;",
  'apps/server/src/platform/database/schema.ts': 'export interface Tables { a: 1 }',
  'apps/server/src/features/auth/store.ts':
    "import { sql } from 'kysely';\nimport { open } from '../../platform/database/database.ts';\nexport const rows = [sql`select 1`, open];",
  'apps/server/src/features/auth/service.ts':
    "import type { Trx } from '../../platform/database/database.ts';\nimport { rows } from './store.ts';\nexport const all = (trx: Trx) => [trx, rows];",
  'apps/server/src/features/threads/parts/service.ts':
    "import { all } from '../../auth/service.ts';\nexport const called = all;",
  'apps/web/app/ui/button.ts': 'export const button = 1;',
  'apps/web/app/features/auth/form.ts':
    "import { button } from '../../ui/button.ts';\nexport const form = button;",
  'apps/web/app/features/auth/shared/shown.ts': "export { form } from '../form.ts';",
  'apps/web/app/features/postings/list.ts': "export { shown as list } from '../auth/shared/shown.ts';",
  'apps/web/app/features/missions/list.ts': "export { list } from '../postings/list.ts';",
  'e2e/journey.ts': 'export const journey = 1;',
};

let root = '';

const plant = async (files: Record<string, string>): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
};

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'basoche-boundaries-')));
  await plant(house);
});

afterEach(() => rm(root, { recursive: true, force: true }));

const planted: Record<string, Record<string, string>> = {
  'domain-stands-alone': {
    'packages/domain/src/clock.ts': "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;",
  },
  'contract-is-schemas': {
    'packages/contract/src/auth/auth.ts': "import { sql } from 'kysely';\nexport const x = sql;",
  },
  'web-never-imports-server': {
    'apps/web/app/spy.ts':
      "import type { Tables } from '../../server/src/platform/database/schema.ts';\nexport type X = Tables;",
  },
  'server-never-imports-web': {
    'apps/server/src/drawing.ts': "export { button } from '../../web/app/ui/button.ts';",
  },
  'packages-never-import-apps': {
    'packages/contract/src/auth/auth.ts':
      "export { open } from '../../../../apps/server/src/platform/database/database.ts';",
  },
  'payment-sandbox-stands-alone': {
    'packages/payment-sandbox/src/spy.ts': "export { rule } from '../../domain/src/rule.ts';",
  },
  'sql-in-stores': {
    'apps/server/src/features/auth/routes.ts': "import { sql } from 'kysely';\nexport const x = sql;",
  },
  'database-as-a-type': {
    'apps/server/src/features/auth/service.ts':
      "import { open } from '../../platform/database/database.ts';\nexport const all = open;",
  },
  'zip-written-in-one-place': {
    'apps/server/src/features/auth/service.ts':
      "import { ZipFile } from 'yazl';\nexport const all = new ZipFile();",
  },
  'features-meet-in-services': {
    'apps/server/src/features/threads/parts/service.ts':
      "import { rows } from '../../auth/store.ts';\nexport const called = rows;",
  },
  'platform-knows-no-feature': {
    'apps/server/src/platform/mail/mail.ts': "export { all } from '../../features/auth/service.ts';",
  },
  'ui-knows-no-trade': {
    'apps/web/app/ui/card.ts': "export { rule } from '../../../../packages/domain/src/rule.ts';",
  },
  'lib-knows-no-feature': {
    'apps/web/app/lib/api.ts': "export { form } from '../features/auth/form.ts';",
  },
  'web-features-meet-in-shared': {
    'apps/web/app/features/threads/page.ts': "export { form } from '../auth/form.ts';",
  },
  'postings-are-whole-to-their-kinds': {
    'apps/web/app/features/missions/page.ts':
      "export { list } from '../postings/list.ts';\nexport { form } from '../auth/form.ts';",
  },
  'web-features-take-one-way': {
    'apps/web/app/features/auth/shared/panel.ts': "export { title } from '../../threads/shared/title.ts';",
    'apps/web/app/features/threads/shared/title.ts': 'export const title = 1;',
    'apps/web/app/features/threads/page.ts': "export { shown } from '../auth/shared/shown.ts';",
  },
  'journeys-see-what-people-see': {
    'e2e/journey.ts': "export { open } from '../apps/server/src/platform/database/database.ts';",
  },
  'no-cycle': {
    'packages/domain/src/hen.ts': "import type { Egg } from './egg.ts';\nexport type Hen = Egg;",
    'packages/domain/src/egg.ts': "import type { Hen } from './hen.ts';\nexport type Egg = Hen;",
  },
  'no-test-in-production': {
    'packages/domain/src/sly.ts': "import './rule.test.ts';",
  },
  'no-development-dependency-in-production': {
    'apps/server/package.json':
      '{ "name": "server", "devDependencies": { "zod": "1.0.0", "kysely": "1.0.0" } }',
    'apps/server/src/platform/check.ts': "export { z } from 'zod';",
  },
  'no-missing-module': {
    'apps/web/app/lost.ts': "export { nothing } from './nowhere.ts';",
  },
  'feature-file-names': {
    'apps/server/src/features/auth/helpers.ts': 'export const help = 1;',
  },
  'one-name-per-feature': {
    'apps/server/src/features/login/service.ts': 'export const login = 1;',
  },
  'queries-in-stores': {
    'apps/server/src/features/auth/service.ts':
      "export const all = (db: { selectFrom(table: string): unknown }) => db.selectFrom('member');",
  },
};

const rulesBroken = async (): Promise<string[]> => [
  ...new Set((await inspectBoundaries(root)).violations.map(({ rule }) => rule)),
];

describe('the boundaries of the house', () => {
  it('hold in a house that keeps them, and every place of it was looked at', async () => {
    const { modules, violations } = await inspectBoundaries(root);

    expect(violations).toEqual([]);
    expect(Object.values(modules).every((count) => count > 0)).toBe(true);
  });

  it.each(Object.entries(planted))('%s is refused where it is broken, with a reason', async (rule, files) => {
    await plant(files);

    const { violations } = await inspectBoundaries(root);

    expect(violations.filter((violation) => violation.rule === rule)).not.toEqual([]);
    expect(violations.find((violation) => violation.rule === rule)?.why.length).toBeGreaterThan(40);
  });

  it('a domain that reaches for the contract is refused', async () => {
    await plant({
      'packages/domain/src/up.ts': "export { threads } from '../../contract/src/threads/threads.ts';",
    });

    expect(await rulesBroken()).toEqual(['domain-stands-alone']);
  });

  it('a file hidden deep in a feature is refused', async () => {
    await plant({ 'apps/server/src/features/auth/a/b/c/service.ts': 'export const deep = 1;' });

    expect(await rulesBroken()).toEqual(['feature-file-names']);
  });

  it('a part that registers itself is refused', async () => {
    await plant({ 'apps/server/src/features/auth/parts/feature.ts': 'export const part = 1;' });

    expect(await rulesBroken()).toEqual(['feature-file-names']);
  });

  it('every rule has a violation planted here', () => {
    const written = configuration.forbidden.map(({ name }) => name ?? '');

    expect(Object.keys(planted)).toEqual(expect.arrayContaining(written));
  });

  it('a place without a module is counted as zero, for the command to fail on', async () => {
    await rm(join(root, 'apps/web/app'), { recursive: true });
    await plant({ 'apps/web/app/readme.md': '' });

    expect((await inspectBoundaries(root)).modules['apps/web/app']).toBe(0);
  });
});
