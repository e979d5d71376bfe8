import { describe, expect, it } from 'vitest';
import { memberReader } from './json-reader.ts';

/** Reads a text in these parts; returns what the reader reported. */
const read = (...parts: readonly string[]) => {
  const heard: unknown[] = [];
  const reader = memberReader('list', {
    member: (name, value) => heard.push([name, value]),
    begin: () => heard.push('begin'),
    element: (value) => heard.push(value),
    end: () => heard.push('end'),
  });
  for (const part of parts) reader.add(part);
  return { heard, isWhole: reader.isWhole() };
};

const longest = 2 * 1024 * 1024;

describe('a JSON object that is read in parts', () => {
  it.each<[string, unknown[]]>([
    ['{}', []],
    [' { } \n', []],
    ['{"":0}', [['', 0]]],
    [
      '{"a":1,"b":null}',
      [
        ['a', 1],
        ['b', null],
      ],
    ],
    [
      '{"a":[1,[2,{"x":3}]],"b":{"c":{"d":[]}}}',
      [
        ['a', [1, [2, { x: 3 }]]],
        ['b', { c: { d: [] } }],
      ],
    ],
    [
      '{"a":"}],{[","b":"\\"}","c":"\\\\"}',
      [
        ['a', '}],{['],
        ['b', '"}'],
        ['c', '\\'],
      ],
    ],
    ['{"list":[]}', ['begin', 'end']],
    ['{ "list" : [ ] }', ['begin', 'end']],
    ['{"list":[1,"],",{"x":[2]},[3]]}', ['begin', 1, '],', { x: [2] }, [3], 'end']],
    ['{"a":1,"list":[2],"b":3}', [['a', 1], 'begin', 2, 'end', ['b', 3]]],
    ['{"list":[1] , "b":{"list":[2]}}', ['begin', 1, 'end', ['b', { list: [2] }]]],
    ['{"list":{"x":1}}', [['list', { x: 1 }]]],
    ['{"list":null}', [['list', null]]],
    [
      '{"lists":[1],"alist":[2]}',
      [
        ['lists', [1]],
        ['alist', [2]],
      ],
    ],
  ])('%s', (text, heard) => {
    expect(read(text)).toEqual({ heard, isWhole: true });
    expect(read(...text)).toEqual({ heard, isWhole: true });
  });

  it.each([[''], [' '], ['{'], ['{"a":1'], ['{"list":[1]'], ['{} x'], ['{}1'], ['x']])(
    '%j is not whole',
    (text) => {
      expect(read(text).isWhole).toBe(false);
    },
  );

  it.each([
    ['}'],
    [']'],
    ['[1]'],
    ['x{}'],
    ['{}{}'],
    ['{},{'],
    ['{}]'],
    ['{]'],
    ['{,}'],
    ['{,"a":1}'],
    ['{"a":1,}'],
    ['{"a":1,,"b":2}'],
    ['{"a":1 "b":2}'],
    ['{"a":1]'],
    ['{a:1}'],
    ['{"a":1,"a":2}'],
    ['{"list":[1],"list":[2]}'],
    ['{"list":1,"list":[2]}'],
    ['{"list":[1],"list":2}'],
    ['{"list":[1]"a":2}'],
    ['{"list":[1]x}'],
    ['{"list":[,]}'],
    ['{"list":[1,]}'],
    ['{"list":[ ,1]}'],
    ['{"list":[1}}'],
    ['{"list":[x]}'],
    ['{"a":[1}}'],
  ])('%s is refused', (text) => {
    expect(() => read(text)).toThrow();
    expect(() => read(...text)).toThrow();
  });

  it('says that it is none of ours', () => {
    expect(() => read(']')).toThrow(
      expect.objectContaining({ name: 'Unreadable', message: 'This is not a file of ours.' }),
    );
  });

  it('has members and elements as long as two million characters, and none longer', () => {
    const member = (length: number) => `"a":"${'x'.repeat(length - 6)}"`;
    expect(read(`{${member(longest)}}`).isWhole).toBe(true);
    expect(() => read(`{${member(longest + 1)}}`)).toThrow('This is not a file of ours.');
    expect(read(`{"list":["${'x'.repeat(longest - 2)}"]}`).isWhole).toBe(true);
    expect(() => read(`{"list":["${'x'.repeat(longest - 1)}"]}`)).toThrow('This is not a file of ours.');
  });

  it('is given up as soon as a part of it is too long, whether it ends or not', () => {
    expect(read(`{"${'x'.repeat(longest - 1)}`).isWhole).toBe(false);
    expect(() => read(`{"${'x'.repeat(longest)}`)).toThrow('This is not a file of ours.');
  });
});
