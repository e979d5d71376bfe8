import type { ComparedName } from './names.ts';
import { spellingsOf } from './spellings.ts';

export const person = (name: string, firstName: string | null = null): ComparedName => ({
  kind: 'person',
  name,
  firstName,
  siren: null,
});

export const company = (name: string, siren: string | null = null): ComparedName => ({
  kind: 'company',
  name,
  firstName: null,
  siren,
});

/** A name in one line: « Dupont / Jean » is a person, « Dupont / » one without a given name, anything else a company. */
export const nameIn = (line: string): ComparedName => {
  const [name = '', firstName] = line.split('/').map((part) => part.trim());
  return firstName === undefined ? company(name) : person(name, firstName === '' ? null : firstName);
};

/** True if a party matches a name of a register. */
export const meet = (entry: ComparedName, party: ComparedName): boolean => {
  const kept = new Set(spellingsOf(entry, 'kept'));
  return spellingsOf(party, 'asked').some((text) => kept.has(text));
};
