import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './command.ts';

/** A failed test: the command that runs it alone, and the first lines of its error. */
export interface Failure {
  readonly command: string;
  readonly reason: string;
}

/** Failed tests of a report. */
export type FailuresOf<Report> = (report: Report) => readonly Failure[];

const reasonLines = 12;

/** The first lines of the messages, for the end of the log: a shortened log keeps its end. */
export const reasonOf = (messages: readonly string[]): string =>
  stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, reasonLines)
    .join('\n');

export interface VitestResults {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Reason why the file itself could not be run. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The name as a regular expression, escaped so that it matches nothing else. */
const pattern = (name: string): string => quoted(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

export const failedTests: FailuresOf<VitestResults> = ({ testResults }) =>
  testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0)
      return status === 'failed' ? [{ command: `npm test -- ${file}`, reason: reasonOf([message]) }] : [];
    return failed.map(({ fullName, failureMessages = [] }) => ({
      command: `npm test -- ${file} -t ${pattern(fullName)}`,
      reason: reasonOf(failureMessages),
    }));
  });

interface PlaywrightSpec {
  readonly file: string;
  readonly line: number;
  readonly ok: boolean;
  readonly tests?: readonly {
    readonly results: readonly {
      readonly errors?: readonly { readonly message?: string }[];
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

const resultsOf = ({ tests = [] }: PlaywrightSpec) => tests.flatMap(({ results }) => results);

export const failedJourneys: FailuresOf<PlaywrightResults> = (report) =>
  failedSpecs(report).map((spec) => ({
    command: `npm run e2e -- ${spec.file}:${spec.line}`,
    reason: reasonOf(resultsOf(spec).flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message))),
  }));

/** Files in which the runner describes the page of each failed journey at its failure. */
export const failedPages = (report: PlaywrightResults): readonly string[] =>
  failedSpecs(report)
    .flatMap(resultsOf)
    .flatMap(({ attachments }) => attachments.filter(({ name }) => name === 'error-context'))
    .flatMap(({ path }) => path ?? []);

/** The page within the runner's description of a failure: its roles, names and texts. */
export const pageWithin = (description: string): string =>
  /```yaml\n([\s\S]*?)```/.exec(description)?.[1] ?? '';
