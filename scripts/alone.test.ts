import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failedJourneys, failedPages, failedTests, pageWithin, reasonOf } from './support/alone.ts';
import { root } from './support/command.ts';

describe('what is said of failed tests', () => {
  const name = join(root, 'packages/domain/src/threads/decide.test.ts');

  it('names the file and the whole name of a test, as a pattern of itself alone', () => {
    const passed = { status: 'passed', fullName: 'a price is accepted' };
    const failed = {
      status: 'failed',
      fullName: "a price (of a member's) is refused",
      failureMessages: ['AssertionError: expected 1 to be 2\n    at decide.test.ts:12'],
    };

    expect(
      failedTests({ testResults: [{ name, status: 'failed', assertionResults: [passed, failed] }] }),
    ).toEqual([
      {
        command:
          "npm test -- packages/domain/src/threads/decide.test.ts -t 'a price \\(of a member'\\''s\\) is refused'",
        reason: 'AssertionError: expected 1 to be 2\n    at decide.test.ts:12',
      },
    ]);
  });

  it('names the file alone where it could not be loaded', () => {
    const message = 'Cannot find module';

    expect(failedTests({ testResults: [{ name, status: 'failed', message, assertionResults: [] }] })).toEqual(
      [{ command: 'npm test -- packages/domain/src/threads/decide.test.ts', reason: message }],
    );
  });

  it('names the file and the line of a journey, however deep it is, and why it failed', () => {
    const errors = [{ message: '\u001B[31mError: not visible\u001B[39m' }, { message: 'Error: a complaint' }];
    const tests = [{ results: [{ errors, attachments: [] }] }];
    const specs = [
      { file: 'main-job.spec.ts', line: 12, ok: true },
      { file: 'main-job.spec.ts', line: 40, ok: false, tests },
    ];

    expect(failedJourneys({ suites: [{ suites: [{ specs }] }] })).toEqual([
      { command: 'npm run e2e -- main-job.spec.ts:40', reason: 'Error: not visible\nError: a complaint' },
    ]);
  });

  it('gives no more than the first twelve lines of a reason, without empty ones', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);

    expect(reasonOf([lines.join('\n\n')])).toBe(lines.slice(0, 12).join('\n'));
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
