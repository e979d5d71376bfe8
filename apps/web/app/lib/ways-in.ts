import { audienceOfScreen, isWorthReturning, type RegistrationAudience } from '@basoche/domain/access/way-in';
import { useLocation } from 'react-router';

/** The addresses of the login and of the registration, with the screen to come back to (`retour`). */

/** The step of the registration after the form, as the address names it (`etape`). */
export const mailStep = 'mail';

const withQuery = (path: string, query: Readonly<Record<string, string | null>>): string => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

export const loginPath = (back: string | null): string => withQuery('/connexion', { retour: back });

export const registrationPath = (audience: RegistrationAudience | null, back: string | null): string =>
  withQuery('/inscription', { profil: audience, retour: back });

/** The screen of the mail to open, for whoever has not confirmed their address. */
export const openMailPath = (back: string | null = null): string =>
  withQuery('/inscription', { etape: mailStep, retour: back });

/** From this screen: for whom it is written, and back to it where it is about something in particular. */
export const useRegistrationPath = (): string => {
  const { pathname, search } = useLocation();
  return registrationPath(audienceOfScreen(pathname), isWorthReturning(pathname) ? pathname + search : null);
};
