import { z } from 'zod';

/**
 * zod as the contract uses it: its own sentences in French, and in a browser without the functions that it would compile,
 * for the pages' content security policy forbids to. Every schema is made with this one.
 */
z.config({ ...z.locales.fr(), jitless: 'document' in globalThis });

export { z };
