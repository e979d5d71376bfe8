/**
 * Streaming parser of one JSON object: it reports its members, and the elements of one list one by one,
 * without keeping the whole text in memory.
 */

interface Heard {
  /** Reports a member of the object, parsed. */
  member(name: string, value: unknown): void;
  /** Reports the beginning and the end of the list. */
  begin(): void;
  end(): void;
  /** Reports an element of the list, parsed. */
  element(value: unknown): void;
}

/**
 * Longest text of one member or element, in characters: far more than the record writes, but small enough to
 * parse.
 */
const partAtMost = 2 * 1024 * 1024;

/** Thrown if the text is not a JSON object of this form, or if a part of it is too long. */
class Unreadable extends Error {
  override name = 'Unreadable';
}

const give = (): never => {
  throw new Unreadable('This is not a file of ours.');
};

const codes = {
  quote: 34,
  comma: 44,
  openList: 91,
  escape: 92,
  closeList: 93,
  open: 123,
  close: 125,
} as const;
/** Characters that separate parts. */
const marks: ReadonlySet<number> = new Set([
  codes.open,
  codes.openList,
  codes.close,
  codes.closeList,
  codes.comma,
]);

export interface MemberReader {
  add(text: string): void;
  /** True once the object was read completely. */
  isWhole(): boolean;
}

/**
 * `list` is the name of the member whose elements are reported one by one. Throws as soon as a text cannot
 * belong to such an object.
 */
export const memberReader = (list: string, heard: Heard): MemberReader => {
  const opensList = new RegExp(`^\\s*"${list}"\\s*:\\s*$`);
  const names = new Set<string>();
  let part = '';
  let depth = 0;
  let elements = 0;
  let isInText = false;
  let isEscaped = false;
  let isInList = false;
  let isAfterList = false;
  let isOver = false;

  const takePart = (rest: string): string => {
    const wholePart = part + rest;
    part = '';
    return wholePart.length > partAtMost ? give() : wholePart;
  };

  const once = (name: string): void => {
    if (names.has(name)) give();
    names.add(name);
  };

  const endMember = (text: string, isLast: boolean): void => {
    const isBlank = text.trim() === '';
    if (isAfterList) {
      isAfterList = false;
      if (!isBlank) give();
      return;
    }
    if (isBlank && isLast && names.size === 0) return;
    const [only = give(), ...others] = Object.entries<unknown>(JSON.parse(`{${text}}`));
    if (others.length > 0) give();
    once(only[0]);
    heard.member(...only);
  };

  const endElement = (text: string, isLast: boolean): void => {
    if (isLast && elements === 0 && text.trim() === '') return;
    elements += 1;
    heard.element(JSON.parse(text));
  };

  const open = (code: number, before: () => string): boolean => {
    depth += 1;
    if (depth === 1) {
      if (code !== codes.open || isOver || before().trim() !== '') give();
      return true;
    }
    if (depth !== 2 || code !== codes.openList || isAfterList || part.length > list.length + 64) return false;
    const text = before();
    if (!opensList.test(text)) {
      part = text;
      return true;
    }
    once(list);
    isInList = true;
    heard.begin();
    return true;
  };

  const close = (code: number, before: () => string): boolean => {
    depth -= 1;
    if (depth < 0) give();
    if (depth === 1 && isInList) {
      if (code !== codes.closeList) give();
      endElement(before(), true);
      isInList = false;
      isAfterList = true;
      heard.end();
      return true;
    }
    if (depth !== 0) return false;
    if (code !== codes.close) give();
    endMember(before(), true);
    isOver = true;
    return true;
  };

  const add = (text: string): void => {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (code === codes.escape) isEscaped = true;
        else if (code === codes.quote) isInText = false;
        continue;
      }
      if (code === codes.quote) isInText = true;
      if (!marks.has(code)) continue;
      const before = () => takePart(text.slice(from, at));
      if (code === codes.open || code === codes.openList) {
        // The opening bracket is part of the value.
        if (open(code, before)) from = depth === 1 || isInList ? at + 1 : at;
      } else if (code === codes.close || code === codes.closeList) {
        if (close(code, before)) from = at + 1;
      } else if (code === codes.comma && depth === 1) {
        endMember(before(), false);
        from = at + 1;
      } else if (code === codes.comma && depth === 2 && isInList) {
        endElement(before(), false);
        from = at + 1;
      }
    }
    part += text.slice(from);
    if (part.length > partAtMost) give();
  };

  return { add, isWhole: () => isOver && part.trim() === '' };
};
