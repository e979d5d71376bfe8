/** Fields of a submitted form by name; '' for an absent one. */
export const typedIn = (body: unknown): ((name: string) => string) => {
  const given = new URLSearchParams(typeof body === 'string' ? body : '');
  return (name) => given.get(name) ?? '';
};
