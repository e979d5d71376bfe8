import { z } from 'zod';

/**
 * zod with French error messages. In browsers it compiles no functions, because the content security policy
 * of the pages forbids it. All schemas must use this instance.
 */
z.config({ ...z.locales.fr(), jitless: 'document' in globalThis });

export { z };
