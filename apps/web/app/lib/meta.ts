/** The title of a page, as tabs and search engines show it. */
export const pageTitle = (title: string, description?: string) => [
  { title: `${title} · Basoche` },
  ...(description ? [{ name: 'description', content: description }] : []),
];
