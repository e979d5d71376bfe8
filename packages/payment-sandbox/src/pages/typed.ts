/** What a form of a page sent: each field by its name, '' where it is absent. */
export const typedIn = (body: unknown): ((name: string) => string) => {
  const given = new URLSearchParams(typeof body === 'string' ? body : '');
  return (name) => given.get(name) ?? '';
};
