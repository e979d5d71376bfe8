import { fileURLToPath } from 'node:url';

/** A line of a stack, as Sentry names its parts. */
export interface StackFrame {
  readonly filename: string;
  readonly function: string;
  readonly lineno: number;
  readonly colno: number;
  /** True for the program's own code. */
  readonly in_app: boolean;
}

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/**
 * Path relative to the program; for a file elsewhere only its name, since folders may contain names of
 * people.
 */
const shortened = (place: string): string => {
  if (place.startsWith('node:')) return place;
  const path = place.startsWith('file://') ? fileURLToPath(place) : place;
  return path.startsWith(root) ? path.slice(root.length) : (path.split('/').at(-1) ?? '');
};

/** Lines of an error's stack, without its message; the innermost is last. */
export const framesOf = ({ stack = '', message }: Error): StackFrame[] =>
  [
    ...stack
      .slice(stack.indexOf(message) + message.length)
      .matchAll(/^ {4}at (?:(?:async )?(.+?) \()?((?:file:\/\/|node:|\/)[^()\n]+):(\d+):(\d+)\)?$/gm),
  ]
    .map(([, name = '?', place = '', line, column]) => {
      const filename = shortened(place);
      return {
        filename,
        function: name,
        lineno: Number(line),
        colno: Number(column),
        in_app: /^(?:apps|packages)\//.test(filename),
      };
    })
    .reverse();
