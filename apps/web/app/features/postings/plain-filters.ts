/** Where the filters of a list are a page of their own: what the button of the drawer leads to without JavaScript. */
export const filtersPathOf = (listPath: string): string => `${listPath}/filtres`;

/** The list that such a page narrows. */
export const listPathOf = (filtersPath: string): string => filtersPath.replace(/\/filtres\/?$/, '');
