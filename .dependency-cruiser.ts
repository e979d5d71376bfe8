import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/**
 * The boundaries of the house, as rules. `npm run boundaries` runs them; `scripts/boundaries.test.ts` plants a violation of
 * each and sees it refused. A rule's comment is what a person reads when it stops them: it says why, and what to do.
 */

const tests = '\\.test\\.tsx?$';
const features = '^apps/server/src/features/';
const screens = '^apps/web/app/features/';
/** Exports of a web feature for other features. */
const shared = `${screens}[^/]+/shared/`;
/** Missions and offers are kinds of postings, and the directory is a list of the same make. */
const kinds = '(?:missions|jobs|members)/';

const forbidden: IForbiddenRuleType[] = [
  {
    name: 'domain-stands-alone',
    comment:
      'The rules of the trade read no clock, no database and no library, so that they can be tested and trusted alone. Pass in what is needed; what travels belongs to the contract, I/O to the server.',
    severity: 'error',
    from: { path: '^packages/domain/src/', pathNot: tests },
    to: { pathNot: '^packages/domain/src/' },
  },
  {
    name: 'contract-is-schemas',
    comment:
      'The contract is loaded by the server and by every browser: it describes what travels with zod and the words of the domain, and nothing else.',
    severity: 'error',
    from: { path: '^packages/contract/src/', pathNot: tests },
    to: { pathNot: '^packages/(contract|domain)/src/|node_modules/zod/' },
  },
  {
    name: 'web-never-imports-server',
    comment:
      'What the server knows must not reach a browser by an import. The contract is all that both share; a screen asks through the typed client.',
    severity: 'error',
    from: { path: '^apps/web/' },
    to: { path: '^apps/server/' },
  },
  {
    name: 'server-never-imports-web',
    comment: 'The server serves the built screens as files; it must start, and be tested, without them.',
    severity: 'error',
    from: { path: '^apps/server/' },
    to: { path: '^apps/web/' },
  },
  {
    name: 'packages-never-import-apps',
    comment: 'Packages are what the applications stand on. Move the shared part down instead.',
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: '^(apps|e2e|bench)/' },
  },
  {
    name: 'payment-sandbox-stands-alone',
    comment:
      'The sandbox stands in for the payment provider, who knows nothing of the product: if it shared its rules, it would agree with its mistakes. Describe the case to it through the calls that the provider has.',
    severity: 'error',
    from: { path: '^packages/payment-sandbox/' },
    to: { path: '^packages/(domain|contract)/|^(apps|e2e|bench)/' },
  },
  {
    name: 'sql-in-stores',
    comment:
      "Every query of a feature is in its store.ts: one place to look for an index, a lock or a leak. Add a function to the feature's store and call it; the transaction that a service opens is passed on as a type only.",
    severity: 'error',
    from: { path: features, pathNot: `/store\\.ts$|${tests}` },
    to: { path: 'node_modules/(kysely|pg|@types/pg)/|^apps/server/src/platform/database/schema' },
  },
  {
    name: 'database-as-a-type',
    comment:
      'Outside a store.ts the database module may be named as a type (a transaction to pass on), never used: `import type { Trx }`.',
    severity: 'error',
    from: { path: features, pathNot: `/store\\.ts$|${tests}` },
    to: { path: '^apps/server/src/platform/database/database\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'zip-written-in-one-place',
    comment:
      'The library of ZIPs does not listen for errors of what it reads, and an error that nobody listens for ends the process: write a ZIP with platform/files/zip-stream.ts.',
    severity: 'error',
    from: { path: '^apps/server/src/', pathNot: `/platform/files/zip-stream\\.ts$|${tests}` },
    to: { path: 'node_modules/(yazl|@types/yazl)/' },
  },
  {
    name: 'features-meet-in-services',
    comment:
      "A feature's store, presenter and reactions are its own affair. Call the other feature's service.ts, or let it react to a job.",
    severity: 'error',
    from: { path: '^apps/server/src/features/([^/]+)/', pathNot: tests },
    to: { path: features, pathNot: ['^apps/server/src/features/$1/', '/service\\.ts$'] },
  },
  {
    name: 'platform-knows-no-feature',
    comment:
      'The platform is the outside world (database, mail, queue, HTTP): features use it, it uses none of them. Pass in what it has to call.',
    severity: 'error',
    from: { path: '^apps/server/src/platform/', pathNot: tests },
    to: { path: features },
  },
  {
    name: 'ui-knows-no-trade',
    comment:
      'Components under app/ui draw; they know no mission and no member, so that every screen can use them. Put what knows the trade into app/features. French typography is no matter of the trade.',
    severity: 'error',
    from: { path: '^apps/web/app/ui/' },
    to: {
      path: '^apps/web/app/(features|layouts|pages)/|^packages/(domain|contract)/',
      pathNot: '^packages/domain/src/typography[.]ts$',
    },
  },
  {
    name: 'lib-knows-no-feature',
    comment:
      'app/lib is what every feature of the web stands on (client, session, dates, money): it imports none of them.',
    severity: 'error',
    from: { path: '^apps/web/app/lib/' },
    to: { path: '^apps/web/app/(features|layouts|pages)/' },
  },
  {
    name: 'web-features-meet-in-shared',
    comment:
      'A feature of the web takes from another only what that one exports for others, in its shared/: the rest may change without a look at anybody else. Move the part there, or hand over the one function that is needed.',
    severity: 'error',
    from: { path: `${screens}(?!${kinds})([^/]+)/`, pathNot: tests },
    to: { path: screens, pathNot: [`${screens}$1/`, shared] },
  },
  {
    name: 'postings-are-whole-to-their-kinds',
    comment:
      'features/postings is the engine of lists, cards, filters and forms, not a neighbour: missions, jobs and the directory (members), which are made of it, may use all of it. Everybody else, and they among each other, keep to shared/.',
    severity: 'error',
    from: { path: `${screens}(missions|jobs|members)/`, pathNot: tests },
    to: { path: screens, pathNot: [`${screens}$1/`, `${screens}postings/`, shared] },
  },
  {
    name: 'journeys-see-what-people-see',
    comment:
      'A journey drives a running server through its screens, mails and commands. If it imported the code it checks, it would agree with its mistakes.',
    severity: 'error',
    from: { path: '^e2e/' },
    to: { path: '^(apps|packages)/' },
  },
  {
    name: 'no-cycle',
    comment:
      'Two modules that need each other are one module, or hide a third. Move what both need to a place of its own, or pass it in.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-test-in-production',
    comment: 'A test may import the program; the program never imports a test.',
    severity: 'error',
    from: { pathNot: tests },
    to: { path: tests },
  },
  {
    name: 'no-development-dependency-in-production',
    comment:
      '`npm ci --omit=dev` installs what `npm start` runs with: a library that the running program imports is a dependency of its workspace. Vite serves the screens from their sources, while developing only.',
    severity: 'error',
    from: { path: '^(apps/server/(src|seed)|packages/[^/]+/src)/', pathNot: [tests, '/seed/draw-'] },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['npm', 'npm-optional', 'type-only'],
      pathNot: 'node_modules/(vite|@types)/',
    },
  },
  {
    name: 'no-missing-module',
    comment: 'This import leads nowhere: a rule cannot judge what it cannot resolve.',
    severity: 'error',
    from: {},
    // React Router and Vite make these when they run.
    to: { couldNotResolve: true, pathNot: '/\\+types/|^virtual:|^\\./build/' },
  },
];

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|test-results|data)/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
    },
  },
} satisfies IConfiguration;
