export interface PageToAudit {
  readonly name: string;
  readonly url: string;
}

/** Screens without a parameter. */
const screens = {
  home: '/',
  entreprises: '/entreprises',
  'professionnels-independants': '/professionnels-independants',
  salaries: '/salaries',
  formations: '/formations',
  clients: '/clients',
  blog: '/blog',
  missions: '/consult/missions',
  emplois: '/consult/emplois',
  members: '/members',
} as const;

/** Kinds of pages; the first page of each in the sitemap is measured. */
const kinds = {
  article: '/blog/article/',
  mission: '/consult/missions/',
  offer: '/consult/emplois/',
  profile: '/users/',
} as const;

const addressesIn = async (url: string): Promise<string[]> => {
  const map = await (await fetch(url)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
};

/** The pages through which visitors arrive, from the sitemap. */
export const addressesOf = async (origin: string): Promise<PageToAudit[]> => {
  const parts = await addressesIn(`${origin}/sitemap.xml`);
  const mapped = (await Promise.all(parts.map(addressesIn))).flat();
  const single = Object.entries(kinds).map(([name, start]) => {
    const url = mapped.find((address) => address.startsWith(origin + start));
    if (url === undefined) throw new Error(`The map of the site leads to no ${name}.`);
    return { name, url };
  });
  return [...Object.entries(screens).map(([name, path]) => ({ name, url: origin + path })), ...single];
};
