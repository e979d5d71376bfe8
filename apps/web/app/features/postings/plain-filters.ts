/** Path of the page of a list's filters, where the drawer's button leads without JavaScript. */
export const filtersPathOf = (listPath: string): string => `${listPath}/filtres`;

/** Path of the list that a page of filters belongs to. */
export const listPathOf = (filtersPath: string): string => filtersPath.replace(/\/filtres\/?$/, '');
