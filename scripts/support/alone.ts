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

interface PlaywrightSuite {
  readonly specs?: readonly { readonly file: string; readonly line: number; readonly ok: boolean }[];
  readonly suites?: readonly PlaywrightSuite[];
}

export interface PlaywrightResults {
  readonly suites: readonly PlaywrightSuite[];
}

const specsOf = ({
  specs = [],
  suites = [],
}: PlaywrightSuite): { file: string; line: number; ok: boolean }[] => [...specs, ...suites.flatMap(specsOf)];

export const failedJourneys: Alone<PlaywrightResults> = ({ suites }) =>
  suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, line }) => `npm run e2e -- ${file}:${line}`);
