import { relative } from 'node:path';
import { root } from './command.ts';

/** Commands that run each failed test of a report alone. */
export type Alone<Report> = (report: Report) => readonly string[];

export interface VitestResults {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The name as a regular expression, escaped so that it matches nothing else. */
const pattern = (name: string): string => quoted(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

export const failedTests: Alone<VitestResults> = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`npm test -- ${file}`] : [];
    return failed.map(({ fullName }) => `npm test -- ${file} -t ${pattern(fullName)}`);
  });

interface PlaywrightSpec {
  readonly file: string;
  readonly line: number;
  readonly ok: boolean;
  readonly tests?: readonly {
    readonly results: readonly {
      readonly attachments: readonly { readonly name: string; readonly path?: string }[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

export interface PlaywrightResults {
  readonly suites: readonly PlaywrightSuite[];
}

const failedSpecs = ({ specs = [], suites = [] }: PlaywrightSuite): readonly PlaywrightSpec[] => [
  ...specs.filter(({ ok }) => !ok),
  ...suites.flatMap(failedSpecs),
];

export const failedJourneys: Alone<PlaywrightResults> = (report) =>
  failedSpecs(report).map(({ file, line }) => `npm run e2e -- ${file}:${line}`);

/** Files in which the runner describes the page of each failed journey, as it was at the failure. */
export const failedPages = (report: PlaywrightResults): readonly string[] =>
  failedSpecs(report)
    .flatMap(({ tests = [] }) => tests.flatMap(({ results }) => results))
    .flatMap(({ attachments }) => attachments.filter(({ name }) => name === 'error-context'))
    .flatMap(({ path }) => path ?? []);

/** The page within the runner's description of a failure: its roles, names and texts. */
export const pageWithin = (description: string): string =>
  /```yaml\n([\s\S]*?)```/.exec(description)?.[1] ?? '';
