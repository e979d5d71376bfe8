/**
 * One entry of a closed list: the value on the wire and in the database (`value`), and the French label
 * (`label`).
 */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** Keeps the literal values of a list, so that its type is the union of its codes. */
export const optionList = <const Value extends string>(options: readonly Option<Value>[]) => options;

export type OptionValue<List extends readonly Option[]> = List[number]['value'];

/** The codes of a list, in its order. */
export const valuesOf = <Value extends string>(options: readonly Option<Value>[]): [Value, ...Value[]] => {
  const [first, ...rest] = options.map((option) => option.value);
  if (first === undefined) throw new Error('A closed list has at least one entry.');
  return [first, ...rest];
};

/** The French label of a code; the code itself if it is unknown. */
export const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** The code of a list that equals a stored text; undefined if none does. */
export const knownCode = <Code extends string>(codes: readonly Code[], written: string): Code | undefined =>
  codes.find((code) => code === written);
