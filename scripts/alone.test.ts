import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failedJourneys, failedPages, failedTests, pageWithin } from './support/alone.ts';
import { root } from './support/command.ts';

describe('the command that runs alone what failed', () => {
  const name = join(root, 'packages/domain/src/threads/decide.test.ts');

  it('names the file and the whole name of a test, as a pattern of itself alone', () => {
    const passed = { status: 'passed', fullName: 'a price is accepted' };
    const failed = { status: 'failed', fullName: "a price (of a member's) is refused" };

    expect(
      failedTests({ testResults: [{ name, status: 'failed', assertionResults: [passed, failed] }] }),
    ).toEqual([
      "npm test -- packages/domain/src/threads/decide.test.ts -t 'a price \\(of a member'\\''s\\) is refused'",
    ]);
  });

  it('names the file alone where it could not be loaded', () => {
    expect(failedTests({ testResults: [{ name, status: 'failed', assertionResults: [] }] })).toEqual([
      'npm test -- packages/domain/src/threads/decide.test.ts',
    ]);
  });

  it('names the file and the line of a journey, however deep it is', () => {
    const specs = [
      { file: 'main-job.spec.ts', line: 12, ok: true },
      { file: 'main-job.spec.ts', line: 40, ok: false },
    ];

    expect(failedJourneys({ suites: [{ suites: [{ specs }] }] })).toEqual([
      'npm run e2e -- main-job.spec.ts:40',
    ]);
  });

  it('finds the page of a failed journey in what the runner wrote of it', () => {
    const attachments = [
      { name: 'screenshot', path: 'a.png' },
      { name: 'error-context', path: 'a.md' },
    ];
    const specs = [
      { file: 'main-job.spec.ts', line: 40, ok: false, tests: [{ results: [{ attachments }] }] },
    ];

    expect(failedPages({ suites: [{ specs }] })).toEqual(['a.md']);
    expect(
      pageWithin('# Error details\n\n```\nnot visible\n```\n\n```yaml\n- heading "A"\n```\n\n# Test source'),
    ).toBe('- heading "A"\n');
  });
});
