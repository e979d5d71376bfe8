import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './support/command.ts';
import { read } from './support/sources.ts';

/** Checks the files around the code: workflows, forms, changelog. YAML is checked as far as these files use it. */

const below = (place: string): string[] =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yml'))
    .map((name) => `${place}/${name}`);

const workflows = below('.github/workflows');
const { version, scripts } = JSON.parse(read('package.json'));

/**
 * Lines that these YAML files may not have: tabs, odd indents, an indent two levels deeper, neither key nor
 * item, open quotes.
 */
const faults = (text: string): string[] => {
  let before = 0;
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*#/.test(line))
    .filter((line) => {
      const indent = line.length - line.trimStart().length;
      // The keys of an item are indented by two from its hyphen.
      const isDeeper = indent > before + 2;
      before = indent + (/^\s*- /.test(line) ? 2 : 0);
      return (
        isDeeper ||
        indent % 2 === 1 ||
        line.includes('\t') ||
        (line.match(/'/g) ?? []).length % 2 === 1 ||
        !/^\s*(?:- )?[\w$-]+:(?: \S.*)?$|^\s*- \S+$/.test(line)
      );
    });
};

it('workflows, forms and Dependabot have lines that YAML takes', () => {
  const files = [...workflows, ...below('.github/ISSUE_TEMPLATE'), '.github/dependabot.yml'];
  expect(files.length).toBeGreaterThan(6);
  expect(files.flatMap((file) => faults(read(file)).map((line) => `${file}: ${line}`))).toEqual([]);
});

it('a line that YAML does not take is seen', () => {
  expect(faults('on:\n  push:\n      branches: [main]\n')).toEqual(['      branches: [main]']);
  expect(faults("a: 'b\n c: d\nno key")).toEqual(["a: 'b", ' c: d', 'no key']);
});

it('workflows have the permissions they say, and actions of one major version', () => {
  for (const file of workflows) {
    const text = read(file);
    expect(text, file).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(text, file).toMatch(/timeout-minutes: \d+/);
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action);
    expect(actions.filter((action) => !/^(?:actions|github)\/[\w/-]+@v\d+$/.test(action))).toEqual([]);
  }
});

it('workflows call scripts that exist', () => {
  const called = workflows
    .flatMap((file) => [...read(file).matchAll(/npm (?:run )?([\w:-]+)/g)])
    .map(([, name = '']) => name)
    .filter((name) => !['ci', 'audit'].includes(name));
  expect(called).toEqual(expect.arrayContaining(['test', 'test:all']));
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
});

it('Dependabot looks at folders that have a package', () => {
  const folders = [...read('.github/dependabot.yml').matchAll(/^ {6}- (\/.*)$/gm)].map(
    ([, place = '']) => place,
  );
  expect(folders.length).toBeGreaterThan(1);
  expect(folders.filter((place) => !existsSync(join(root, place, 'package.json')))).toEqual([]);
});

it('the changelog has the version of every package.json, newest first', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^## \[(.+?)\](?: - (\d{4}-\d{2}-\d{2}))?$/gm)];
  expect(headings.slice(0, 2).map(([, name]) => name)).toEqual(['Unreleased', version]);
  expect(headings.slice(1).filter(([, , date]) => date === undefined)).toEqual([]);
  const parts = ['apps', 'packages'].flatMap((place) =>
    readdirSync(join(root, place)).map((name) => `${place}/${name}/package.json`),
  );
  expect(parts.filter((path) => JSON.parse(read(path)).version !== version)).toEqual([]);
});
